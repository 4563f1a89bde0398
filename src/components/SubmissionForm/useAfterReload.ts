import {useEffect, useEffectEvent} from 'react';
import type {Form} from '../../forms';

const keyOf = (form: string) => `${form}-form-sent`;

/** Stores a message for the page after the reload. @returns false if storage is disabled */
export function rememberSuccess(form: string, reference = ''): boolean {
  try {
    sessionStorage.setItem(keyOf(form), reference);
    return true;
  } catch {
    return false;
  }
}

/** Shows, once, the result of the submission before the page was reloaded. */
export function useAfterReload({name}: Form, show: (reference: string | undefined) => void) {
  const recall = useEffectEvent(() => {
    const sent = recallSuccess(name);
    if (sent) show(sent.reference);
  });
  useEffect(() => recall(), []);
}

function recallSuccess(form: string): {reference: string} | undefined {
  try {
    const reference = sessionStorage.getItem(keyOf(form));
    sessionStorage.removeItem(keyOf(form));
    return reference === null ? undefined : {reference};
  } catch {
    return undefined;
  }
}
