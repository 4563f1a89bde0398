import {translate} from '@docusaurus/Translate';
import styles from './ColourScheme.module.css';

/**
 * The choice of light, dark or the system's colours. Renders a `<fieldset>` of native
 * radio buttons; keys: the browser's own (Tab, arrows, Space).
 *
 * src/client/boot/scheme.ts handles it, also before hydration; hidden without JavaScript.
 */
export function ColourScheme() {
  return (
    <fieldset className={styles.scheme}>
      <legend className={styles.legend}>
        <span>
          {translate({
            id: 'ColourScheme.legend',
            message: 'Colours',
            description: 'Names the choice between light and dark colours in the footer',
          })}
        </span>
      </legend>
      {choices().map(([value, label]) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name="scheme"
            value={value}
            defaultChecked={value === 'system'}
            className="visually-hidden"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function choices(): [value: string, label: string][] {
  return [
    [
      'system',
      translate({
        id: 'ColourScheme.system',
        message: 'System',
        description: 'Choice of colours in the footer: as the operating system has them',
      }),
    ],
    [
      'light',
      translate({
        id: 'ColourScheme.light',
        message: 'Light',
        description: 'Choice of colours in the footer: dark text on light',
      }),
    ],
    [
      'dark',
      translate({
        id: 'ColourScheme.dark',
        message: 'Dark',
        description: 'Choice of colours in the footer: light text on dark',
      }),
    ],
  ];
}
