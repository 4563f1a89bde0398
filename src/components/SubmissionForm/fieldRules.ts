/** The rules of a form's fields, and what their values are (tests/SPEC.md sections 4 and 5). */
import {useState} from 'react';
import {
  useForm,
  useWatch,
  type Control,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import {
  fieldsOf,
  fileFieldsOf,
  isAsked,
  errorId,
  normalise,
  type Form,
  type ValidationErrors,
  type Values,
} from '@trendsoft/forms-service/validate';
import {createFileFacts} from './fileFacts';
import {useChecks} from './useChecks';
import {validateByServerClock} from './validateByServerClock';

/**
 * Sets up react-hook-form to apply our rules at the times required by tests/SPEC.md section 4. There are no
 * default values, so that input typed or restored before hydration is kept.
 */
export function useFieldRules(form: Form) {
  const [factsOf] = useState(createFileFacts);
  const {register, trigger, getFieldState, setError, setValue, formState, control, ...rest} =
    useForm({
      reValidateMode: 'onSubmit',
      shouldFocusError: false,
      resolver: async (values, _context, {fields}) => {
        const files = await factsOf(filesIn(form, values));
        const broken = await validateByServerClock(form, answersIn(form, values), files);
        const errors = fieldErrors({...broken, ...incompleteFields(form, fields)});
        return Object.keys(errors).length > 0 ? {values: {}, errors} : {values, errors: {}};
      },
    });
  // react-hook-form tracks `errors` only if it is read during render.
  const {errors} = formState;
  const ticked = useTicked(form, control);
  const checks = useChecks(form, {register, trigger, getFieldState, errors});

  /** Sets the value of a field, and updates its message. */
  function fill(field: string, text: string) {
    setValue(field, text, {shouldValidate: errors[field] !== undefined});
  }

  function showErrors(failed: ValidationErrors) {
    for (const [field, message] of Object.entries(failed)) {
      if (message) setError(field, {message});
    }
  }

  /** Returns the errors of `failed` that remain, with their current messages. */
  function remainingErrors(failed: ValidationErrors): ValidationErrors {
    const left = Object.keys(failed).filter((field) => field in errors);
    return Object.fromEntries(
      left.map((field) => [field, errors[field]?.message as string | undefined]),
    );
  }

  /** Returns whether a field is asked for, given the ticked checkboxes. */
  const asks = (field: string) => isAsked(form, field, ticked);

  return {
    ...rest,
    ...checks,
    asks,
    fill,
    setValue,
    takeShownValues: (element: HTMLFormElement) =>
      takeShownValues(form, element, {getValues: rest.getValues, setValue}),
    showErrors,
    remainingErrors,
  };
}

/** Returns the values of the checkboxes that decide which fields are asked for. */
function useTicked(form: Form, control: Control) {
  const boxes = fileFieldsOf(form).flatMap(
    ([, {documentCheck}]) => documentCheck?.resultsOnlyField ?? [],
  );
  const ticks: readonly unknown[] = useWatch({control, name: boxes});
  return Object.fromEntries(boxes.map((box, index) => [box, ticks[index]]));
}

/**
 * Takes over what the fields show. Password managers and translators may set a value without an event that React
 * handles; and a list shows nothing if a new release has removed the option of a draft.
 */
function takeShownValues(
  form: Form,
  element: HTMLFormElement,
  {getValues, setValue}: Pick<UseFormReturn, 'getValues' | 'setValue'>,
) {
  for (const [name, {control}] of fieldsOf(form)) {
    const shown = element.elements.namedItem(name);
    if (control === 'file' || control === 'checkbox' || !hasText(shown)) continue;
    if (shown.value !== (getValues(name) ?? '')) setValue(name, shown.value);
  }
}

function hasText(
  control: Element | RadioNodeList | null,
): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return control instanceof Element && control.matches('input, select, textarea');
}

/** Browsers report a partial date as empty, so it would be lost silently. */
function incompleteFields(
  form: Form,
  shown: Readonly<Record<string, {ref?: unknown} | undefined>>,
) {
  const half = fieldsOf(form).filter(([name]) => {
    const {validity} = (shown[name]?.ref ?? {}) as Partial<HTMLInputElement>;
    return validity?.badInput;
  });
  return Object.fromEntries(half.map(([name, field]) => [name, errorId(name, field, 'invalid')]));
}

function fieldErrors(errors: ValidationErrors): FieldErrors {
  const entries = Object.entries(errors).map(([field, message]) => [
    field,
    {type: 'rule', message},
  ]);
  return Object.fromEntries(entries) as FieldErrors;
}

/** Returns the text values of react-hook-form, as the visitor typed them; a checkbox that is not ticked has none. */
export function textsIn(values: FieldValues): Values {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts);
}

/** Returns the text values of a form to validate and to send. */
export function answersIn(form: Form, values: FieldValues): Values {
  return normalise(form, textsIn(values));
}

export function filesIn(form: Form, values: FieldValues): Record<string, File[]> {
  const lists = fileFieldsOf(form).map(([name]) => {
    const list = values[name] as FileList | undefined;
    return [name, list && isAsked(form, name, values) ? [...list] : []] as const;
  });
  return Object.fromEntries(lists);
}
