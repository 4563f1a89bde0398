import {useEffect, useEffectEvent} from 'react';
import type {Form} from '../../forms';
import {tryStorage} from '../../primitives/storage';

const keyOf = (form: string) => `${form}-form-sent`;

/** Stores a message for the page after the reload. @returns false if storage is disabled */
export function rememberSuccess(form: string, reference = ''): boolean {
  const store = () => {
    sessionStorage.setItem(keyOf(form), reference);
    return true;
  };
  return tryStorage(store) ?? false;
}

/** Shows, once, the result of the submission before the page was reloaded. */
export function useAfterReload({name}: Form, show: (reference: string | undefined) => void) {
  const recall = useEffectEvent(() => {
    const reference = tryStorage(() => sessionStorage.getItem(keyOf(name)));
    tryStorage(() => sessionStorage.removeItem(keyOf(name)));
    if (typeof reference === 'string') show(reference);
  });
  useEffect(() => recall(), []);
}
