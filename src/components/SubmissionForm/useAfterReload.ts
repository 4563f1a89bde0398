import {useEffect, useEffectEvent} from 'react';
import type {Form} from '@trendsoft/forms-service/validate';
import {tryStorage} from '../../primitives/storage';

const keyOf = (form: string) => `${form}-form-sent`;

/** Stores the reference for the page after the reload. @returns false if storage is disabled or full */
export function rememberSuccess(form: string, reference = ''): boolean {
  const store = () => {
    sessionStorage.setItem(keyOf(form), reference);
    return true;
  };
  return tryStorage(store) ?? false;
}

/** Shows the stored result once, after the page has reloaded. */
export function useAfterReload({name}: Form, show: (reference: string) => void) {
  const recall = useEffectEvent(() => {
    const reference = tryStorage(() => sessionStorage.getItem(keyOf(name)));
    tryStorage(() => sessionStorage.removeItem(keyOf(name)));
    if (typeof reference === 'string') show(reference);
  });
  useEffect(() => recall(), []);
}
