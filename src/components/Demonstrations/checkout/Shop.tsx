import {useId, useState, type CSSProperties, type KeyboardEvent} from 'react';
import {COLOURS, PRICE, t, type Repairs} from './faults';

/** The fields, and the tokens of `autocomplete` for them. */
const FIELDS = {name: 'name', street: 'address-line1', postcode: 'postal-code'} as const;

type FieldName = keyof typeof FIELDS;

/** Where the Tab key stops in a checkout without faults. */
export type Stop = FieldName | 'pay';

const NAMES = Object.keys(FIELDS) as FieldName[];

export const STOPS: readonly Stop[] = [...NAMES, 'pay'];

export interface ShopProps {
  repairs: Repairs;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  /** Called with the part that has the focus; with undefined when it leaves the shop. */
  onFocus: (stop: Stop | undefined) => void;
}

/**
 * The checkout. Its three faults are real ones: each is the HTML or the colour that the list of faults shows. What was
 * typed remains when a fault is repaired.
 */
export function Shop({repairs, announce, onFocus}: ShopProps) {
  const [message, setMessage] = useState<'paid' | 'skipped'>();
  const isFaulty = repairs.size < 3;
  const colour = repairs.has('contrast') ? COLOURS.repaired : COLOURS.faulty;

  const isOutdated = message === 'skipped' && repairs.has('button');

  const focusHandlers = (stop: Stop): FocusHandlers => ({
    onFocus: () => onFocus(stop),
    onBlur: () => onFocus(undefined),
  });

  function say(id: 'paid' | 'skipped') {
    setMessage(id);
    announce(t(id));
  }

  function onKeyDown({key, shiftKey}: KeyboardEvent) {
    if (key === 'Tab' && !shiftKey && !repairs.has('button')) say('skipped');
  }

  return (
    <div className="demoScene checkoutShop" data-theme="light">
      <h4>{t('shop')}</h4>
      <form
        className="checkoutForm"
        style={{'--checkout-text': colour} as CSSProperties}
        data-faulty-demonstration={isFaulty || undefined}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          say('paid');
        }}
      >
        <p>{t('item')}</p>
        {NAMES.map((name) => (
          <ShopField
            key={name}
            name={name}
            hasLabel={repairs.has('labels')}
            {...focusHandlers(name)}
            onKeyDown={name === NAMES.at(-1) ? onKeyDown : undefined}
          />
        ))}
        <p className="checkoutTotal">{t('total', {price: PRICE})}</p>
        <Pay isButton={repairs.has('button')} {...focusHandlers('pay')} onPay={() => say('paid')} />
      </form>
      <p className="checkoutMessage">{message && !isOutdated && t(message)}</p>
    </div>
  );
}

interface FocusHandlers {
  onFocus: () => void;
  onBlur: () => void;
}

interface ShopFieldProps extends FocusHandlers {
  name: FieldName;
  hasLabel: boolean;
  onKeyDown: ((event: KeyboardEvent) => void) | undefined;
}

function ShopField({name, hasLabel, ...handlers}: ShopFieldProps) {
  const id = useId();
  return (
    <div>
      {hasLabel && <label htmlFor={id}>{t(name)}</label>}
      <input
        id={id}
        placeholder={hasLabel ? undefined : t(name)}
        autoComplete={FIELDS[name]}
        {...handlers}
      />
    </div>
  );
}

interface PayProps extends FocusHandlers {
  isButton: boolean;
  onPay: () => void;
}

function Pay({isButton, onPay, ...handlers}: PayProps) {
  const text = t('pay', {price: PRICE});
  if (isButton) {
    return (
      <button className="checkoutPay" {...handlers}>
        {text}
      </button>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the fault that this demonstration shows
    <div className="checkoutPay" onClick={onPay}>
      {text}
    </div>
  );
}
