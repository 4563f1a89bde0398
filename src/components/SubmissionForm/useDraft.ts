import {useEffect, useEffectEvent, useRef} from 'react';
import type {FieldValues, Path, PathValue, UseFormReturn} from 'react-hook-form';
import {dropDraft, keepDraft, recallDraft} from './draft';

type Fields<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>;

/**
 * Once sending has failed, keeps what is in the form across a reload, until it is sent. What the
 * browser has restored by itself stays.
 */
export function useDraft<Values extends FieldValues>(
  form: string,
  {getValues, setValue}: Fields<Values>,
) {
  const keeping = useRef(false);

  const restore = useEffectEvent(() => {
    const draft = recallDraft(form);
    if (!draft) return;
    keeping.current = true;
    for (const [name, text] of Object.entries(draft)) {
      const field = name as Path<Values>;
      if (!getValues(field)) setValue(field, text as PathValue<Values, Path<Values>>);
    }
  });
  useEffect(() => restore(), []);

  return {
    keep: (values: Values) => {
      keeping.current = true;
      keepDraft(form, values);
    },
    drop: () => {
      keeping.current = false;
      dropDraft(form);
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
