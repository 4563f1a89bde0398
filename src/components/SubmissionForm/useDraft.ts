import {useLocation} from '@docusaurus/router';
import {useEffect, useEffectEvent, useRef} from 'react';
import type {FieldValues, UseFormReturn} from 'react-hook-form';
import type {Form} from '../../forms';
import {dropDraft, forgetLeft, keepDraft, recallDraft, recallLeft, rememberLeft} from './draft';

type Fields = Pick<UseFormReturn, 'getValues' | 'setValue'>;

/**
 * Keeps what is in the form while its visitor is on another page of the site, and, once sending has
 * failed, across a reload; until it is sent. What the browser has restored by itself stays.
 */
export function useDraft(form: Form, {getValues, setValue}: Fields) {
  const keeping = useRef(false);
  // Back leads to the entry of the history that was left, and that keeps its key.
  const place = `${form.name} ${useLocation().key ?? ''}`;

  const restore = useEffectEvent(() => {
    const draft = recallDraft(form);
    keeping.current = draft !== undefined;
    for (const [field, text] of Object.entries(draft ?? recallLeft(place) ?? {})) {
      if (!getValues(field)) setValue(field, text);
    }
  });
  const leave = useEffectEvent(() => {
    rememberLeft(place, getValues());
  });
  useEffect(() => {
    restore();
    return () => leave();
  }, []);

  return {
    keep: (values: FieldValues) => {
      keeping.current = true;
      keepDraft(form, values);
    },
    drop: () => {
      keeping.current = false;
      dropDraft(form);
      forgetLeft(place);
    },
    /** Called when the visitor goes on typing. */
    onInput: () => {
      // The field's own handler, which runs after this one, brings the new value.
      queueMicrotask(() => {
        if (keeping.current) keepDraft(form, getValues());
      });
    },
  };
}
