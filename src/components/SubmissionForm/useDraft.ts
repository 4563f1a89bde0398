import {useLocation} from '@docusaurus/router';
import {useEffect, useEffectEvent, useRef} from 'react';
import type {FieldValues, Path, PathValue, UseFormReturn} from 'react-hook-form';
import {dropDraft, forgetLeft, keepDraft, recallDraft, recallLeft, rememberLeft} from './draft';

type Fields<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>;

/**
 * Keeps what is in the form while its visitor is on another page of the site, and, once sending has
 * failed, across a reload; until it is sent. What the browser has restored by itself stays.
 */
export function useDraft<Values extends FieldValues>(
  form: string,
  {getValues, setValue}: Fields<Values>,
) {
  const keeping = useRef(false);
  // Back leads to the entry of the history that was left, and that keeps its key.
  const place = `${form} ${useLocation().key ?? ''}`;

  const restore = useEffectEvent(() => {
    const draft = recallDraft(form);
    keeping.current = draft !== undefined;
    for (const [name, text] of Object.entries(draft ?? recallLeft(place) ?? {})) {
      const field = name as Path<Values>;
      if (!getValues(field)) setValue(field, text as PathValue<Values, Path<Values>>);
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
    keep: (values: Values) => {
      keeping.current = true;
      keepDraft(form, values);
    },
    drop: () => {
      keeping.current = false;
      dropDraft(form);
      forgetLeft(place);
    },
    /** For the form: somebody goes on typing. */
    onInput: () => {
      // The field's own handler, which runs after this one, brings the new value.
      queueMicrotask(() => {
        if (keeping.current) keepDraft(form, getValues());
      });
    },
  };
}
