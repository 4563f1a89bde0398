import {translate} from '@docusaurus/Translate';
import styles from './ColourScheme.module.css';

/**
 * Lets the visitor choose light, dark or system colours. Renders a `<fieldset>` of native
 * radio buttons; keyboard: the browser's own (Tab, arrows, Space).
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
  const choice = 'Choice of colours in the footer';
  const system = `${choice}: follows the operating system`;
  const light = `${choice}: dark text on a light background`;
  const dark = `${choice}: light text on a dark background`;
  return [
    ['system', translate({id: 'ColourScheme.system', message: 'System', description: system})],
    ['light', translate({id: 'ColourScheme.light', message: 'Light', description: light})],
    ['dark', translate({id: 'ColourScheme.dark', message: 'Dark', description: dark})],
  ];
}
