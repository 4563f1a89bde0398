import {useRef, type FocusEvent} from 'react';
import {HONEYPOT_FIELD, TOKEN_ENDPOINT, TOKEN_FIELD, TOKEN_HEADER} from '../../forms';
import {useFormsUrl} from './useFormsUrl';

/** What tells people from programs, beside the fields: a header, and a field only if it is filled. */
export interface Proof {
  headers: Record<string, string>;
  trap: Record<string, string>;
}

/**
 * The time at which the form was opened, signed by the server. Our server has written it into the
 * form; a form that came otherwise (a link within the site, another host) asks for it when somebody
 * begins to fill it in. Nothing waits for it, and nothing fails without it.
 */
export function useFormToken() {
  const urlOf = useFormsUrl();
  const asked = useRef(false);
  const token = useRef('');

  function onFocus({currentTarget}: FocusEvent<HTMLFormElement>) {
    if (asked.current || valueOf(currentTarget, TOKEN_FIELD)) return;
    asked.current = true;
    fetch(urlOf(TOKEN_ENDPOINT))
      .then(async (answer) => {
        token.current = ((await answer.json()) as {token?: string}).token ?? '';
      })
      .catch(() => {});
  }

  function proofOf(form: HTMLFormElement): Proof {
    const value = valueOf(form, TOKEN_FIELD) || token.current;
    const trap = valueOf(form, HONEYPOT_FIELD);
    return {
      headers: value ? {[TOKEN_HEADER]: value} : {},
      trap: trap ? {[HONEYPOT_FIELD]: trap} : {},
    };
  }

  return {onFocus, proofOf};
}

function valueOf(form: HTMLFormElement, name: string): string {
  return (form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? '';
}
