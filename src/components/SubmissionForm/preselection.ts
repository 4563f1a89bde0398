/** Options of selects that the address of the page selects, such as `?purpose=Testing`. */
import {useLocation} from '@docusaurus/router';
import {useRef, useState} from 'react';
import type {UseFormReturn} from 'react-hook-form';
import {fieldsOf, optionOf, type Form, type Values} from '@trendsoft/forms-service/validate';
import type {Choices} from './FormFields';

/** Returns the values that a query selects, by field. A value that a select does not offer is ignored. */
export function valuesInQuery(form: Form, search: string, choices: Choices = {}): Values {
  const query = new URLSearchParams(search);
  const selected = fieldsOf(form).flatMap(([name, field]) => {
    const value = field.control === 'select' && field.query ? query.get(field.query) : null;
    if (value === null || field.control !== 'select') return [];
    const options = choices[name] ?? field.options.map(optionOf);
    return options.some((option) => option.value === value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(selected);
}

/**
 * Selects the options that the address of the page names. An answer of the visitor wins: one of a draft, one that the
 * browser has restored, and one that was given on this page.
 *
 * A preselected option is not an answer, so it is not part of a draft: the next link can select another one.
 */
export function usePreselection(
  form: Form,
  {getValues, setValue}: Pick<UseFormReturn, 'getValues' | 'setValue'>,
  choices?: Choices,
) {
  const {search} = useLocation();
  const answered = useRef(new Set<string>());
  const [preselected, setPreselected] = useState<readonly string[]>([]);
  const offered = () => Object.entries(valuesInQuery(form, search, choices));

  function show(fields: readonly string[]): void {
    // An equal list is the same state, so that a form without preselection is rendered once.
    setPreselected((last) => (last.join() === fields.join() ? last : fields));
  }

  return {
    /** Query of the address. Call `preselect` when it changes. */
    search,
    isPreselected: (field: string): boolean => preselected.includes(field),
    /** Records which fields the visitor has answered. @param draft texts of the visitor's draft */
    recordAnswers(draft: Values): void {
      for (const [field, value] of offered()) {
        const shown: unknown = getValues(field);
        if (draft[field] || (shown && shown !== value)) answered.current.add(field);
      }
    },
    recordAnswer(field: string | undefined): void {
      if (!field) return;
      answered.current.add(field);
      show(preselected.filter((name) => name !== field));
    },
    /** Selects the options of the fields that the visitor has not answered. */
    preselect(): void {
      const open = offered().filter(([field]) => !answered.current.has(field));
      for (const [field, value] of open) setValue(field, value);
      show(open.map(([field]) => field));
    },
    /** Returns the texts without those that only the address has selected. */
    answersOnly(texts: Values): Values {
      const preselectedValues = new Map(offered());
      const answers = Object.entries(texts).filter(
        ([field, text]) => answered.current.has(field) || preselectedValues.get(field) !== text,
      );
      return Object.fromEntries(answers);
    },
    /** Ends the preselection: the form was sent and is empty. */
    end(): void {
      for (const [field] of offered()) answered.current.add(field);
      show([]);
    },
  };
}
