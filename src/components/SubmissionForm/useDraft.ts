import {useLocation} from '@docusaurus/router';
import {useEffect, useEffectEvent, useRef} from 'react';
import type {FieldValues, UseFormReturn} from 'react-hook-form';
import type {Form} from '../../forms';
import {dropDraft, keepDraft, left, recallDraft} from './draft';
import {textsIn} from './values';

type Fields = Pick<UseFormReturn, 'getValues' | 'setValue'>;

/**
 * Keeps a form's content while the visitor is on another page of the site, and, after sending failed,
 * across a reload, until it is sent. Does not overwrite values that the browser has restored.
 */
export function useDraft(form: Form, {getValues, setValue}: Fields) {
  const keeping = useRef(false);
  // The Back button restores the history entry and its key.
  const key = `${form.name} ${useLocation().key ?? ''}`;

  const restore = useEffectEvent(() => {
    const draft = recallDraft(form);
    keeping.current = draft !== undefined;
    for (const [field, text] of Object.entries(draft ?? left.get(key) ?? {})) {
      if (text && !getValues(field)) setValue(field, text);
    }
  });
  const leave = useEffectEvent(() => {
    left.set(key, textsIn(getValues()));
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
      left.delete(key);
    },
    /** Called on input. */
    onInput: () => {
      // The field's own handler, which runs after this one, sets the new value.
      queueMicrotask(() => {
        if (keeping.current) keepDraft(form, getValues());
      });
    },
  };
}
