import {useId, useState} from 'react';
import {Button} from '../../../primitives/Button';
import type messages from './ExposedInvoice.late.json';

export interface AddressBarProps {
  t: (id: keyof typeof messages) => string;
  /** The number of the open invoice. */
  number: number;
  onOpen: (number: number) => void;
}

/** The address of an invoice, whose number can be typed, or changed by one. */
export function AddressBar({t, number, onOpen}: AddressBarProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(number));

  function go(next: number) {
    setTyped(String(next));
    onOpen(next);
  }

  return (
    <>
      <form
        className="invoiceAddress"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onOpen(Number(typed));
        }}
      >
        <label htmlFor={id}>{t('address')}</label>
        <span translate="no" aria-hidden="true">
          portal.example/invoices/
        </span>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed}
          onChange={({target}) => setTyped(target.value.replaceAll(/\D/g, ''))}
        />
        <Button type="submit">{t('open')}</Button>
      </form>
      <p className="invoiceNeighbours">
        <Button variant="secondary" onClick={() => go(number - 1)}>
          {t('previous')}
        </Button>
        <Button variant="secondary" onClick={() => go(number + 1)}>
          {t('next')}
        </Button>
      </p>
    </>
  );
}
