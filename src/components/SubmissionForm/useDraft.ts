import {useLocation} from '@docusaurus/router';
import {useEffect, useEffectEvent, useRef} from 'react';
import type {FieldValues, UseFormReturn} from 'react-hook-form';
import type {Form} from '../../forms';
import {deleteDraft, saveDraft, unmountedDrafts, loadDraft} from './draft';
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
    const draft = loadDraft(form);
    keeping.current = draft !== undefined;
    for (const [field, text] of Object.entries(draft ?? unmountedDrafts.get(key) ?? {})) {
      if (text && !getValues(field)) setValue(field, text);
    }
  });
  const leave = useEffectEvent(() => {
    unmountedDrafts.set(key, textsIn(getValues()));
  });
  useEffect(() => {
    restore();
    return () => leave();
  }, []);

  return {
    keep: (values: FieldValues) => {
      keeping.current = true;
      saveDraft(form, values);
    },
    drop: () => {
      keeping.current = false;
      deleteDraft(form);
      unmountedDrafts.delete(key);
    },
    /** Called on input. */
    onInput: () => {
      // The field's own handler, which runs after this one, sets the new value.
      queueMicrotask(() => {
        if (keeping.current) saveDraft(form, getValues());
      });
    },
  };
}
