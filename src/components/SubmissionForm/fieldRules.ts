/** When a form's fields are checked, and what their values are (tests/SPEC.md sections 4 and 5). */
import {
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEventHandler,
  type KeyboardEvent,
  type KeyboardEventHandler,
} from 'react';
import {
  useForm,
  useWatch,
  type FieldErrors,
  type FieldValues,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import {
  englishOf,
  fieldsOf,
  fileFieldsOf,
  isAsked,
  errorId,
  normalise,
  type Form,
  type ValidationErrors,
  type Values,
} from '../../forms';
import {useAfterPress} from '../../primitives/useAfterPress';
import {translateMessage} from '../translateMessage';
import {createFileFacts} from './fileFacts';
import {leavesValueUnchanged} from './keysWithoutInput';
import {validateByServerClock} from './validateByServerClock';

/** When a field is checked before the first submit. */
export type CheckOn = 'keyup' | 'change' | 'blur';

/** The attributes and the error message of a control. */
export interface Binding extends Pick<
  UseFormRegisterReturn,
  'name' | 'ref' | 'onChange' | 'onBlur'
> {
  id: string;
  onKeyDown: KeyboardEventHandler;
  onKeyUp: KeyboardEventHandler;
  onCompositionEnd: CompositionEventHandler;
  error: string | undefined;
  editing: boolean;
}

/** Binds one field; fields that are checked on key release are checked on blur, too. */
export type Bind = (field: string, checkOn: CheckOn) => Binding;

/**
 * Sets up react-hook-form to apply our rules at the times required by tests/SPEC.md section 4. There are no
 * default values, so that input typed or restored before hydration is kept.
 */
export function useFieldRules(form: Form) {
  const [announcement, setAnnouncement] = useState('');
  // The field whose value has changed since it was focused, and whether it was invalid before.
  const [edited, setEdited] = useState<{field: string; wasWrong: boolean}>();
  const pressedIn = useRef<string>(undefined);
  const afterPress = useAfterPress();
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
  const boxes = fileFieldsOf(form).flatMap(
    ([, {documentCheck}]) => documentCheck?.resultsOnlyField ?? [],
  );
  const ticks: readonly unknown[] = useWatch({control, name: boxes});
  const ticked = Object.fromEntries(boxes.map((box, index) => [box, ticks[index]]));

  /** Translates an error: react-hook-form stores our message id as its message. */
  function messageOf(error: {message?: unknown} | undefined): string | undefined {
    return error?.message ? translateMessage(error.message as string, englishOf(form)) : undefined;
  }

  async function checkField(field: string, announced = false) {
    await trigger(field);
    if (announced) setAnnouncement(messageOf(getFieldState(field).error) ?? '');
  }

  function bind(field: string, checkOn: CheckOn): Binding {
    const error = messageOf(errors[field]);
    const registered = register(field, {
      // Removes a message as soon as it is no longer true, also after a paste or autofill.
      onChange: ({target, nativeEvent}: ChangeEvent) => {
        // A file can be added without focus: it is dropped, pasted or comes from the document check.
        const focused = target === document.activeElement;
        if (focused && edited?.field !== field) setEdited({field, wasWrong: error !== undefined});
        if ((checkOn === 'change' || error) && !isComposing(nativeEvent)) {
          void checkField(field, checkOn === 'change');
        }
        // A checkbox can decide which fields are required, so their messages may be outdated.
        for (const name of dependentsOf(form, field)) {
          if (errors[name]) void checkField(name);
        }
      },
      // Announced here, not at each letter, since an incomplete address is always invalid.
      onBlur: () => {
        const changed = edited?.field === field;
        setEdited(undefined);
        if (checkOn === 'blur' ? changed || !error : checkOn === 'keyup' && changed) {
          afterPress.run(() => void checkField(field, true));
        }
      },
    });
    // Ignores the release of a key that was pressed elsewhere, such as Enter on a link to this field.
    const onKeyDown = () => {
      pressedIn.current = field;
      setAnnouncement('');
    };
    const onKeyUp = ({key, nativeEvent}: KeyboardEvent) => {
      if (pressedIn.current !== field || leavesValueUnchanged(key)) return;
      if (checkOn === 'keyup' && !isComposing(nativeEvent)) void checkField(field);
    };
    // A word can be chosen without a key.
    const onCompositionEnd = () => {
      if (checkOn === 'keyup') void checkField(field);
    };
    const editing = edited?.field === field && !edited.wasWrong;
    return {
      ...registered,
      id: `${form.name}-${field}`,
      onKeyDown,
      onKeyUp,
      onCompositionEnd,
      error,
      editing,
    };
  }

  /**
   * Takes over what the fields show. Password managers and translators may set a value without an event that React
   * handles; and a list shows nothing if a new release has removed the option of a draft.
   */
  function takeShownValues(element: HTMLFormElement) {
    for (const [name, {control: kind}] of fieldsOf(form)) {
      const shown = element.elements.namedItem(name);
      if (kind === 'file' || kind === 'checkbox' || !hasText(shown)) continue;
      if (shown.value !== (rest.getValues(name) ?? '')) setValue(name, shown.value);
    }
  }

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
  function stillIn(failed: ValidationErrors): ValidationErrors {
    const left = Object.keys(failed).filter((field) => field in errors);
    return Object.fromEntries(
      left.map((field) => [field, errors[field]?.message as string | undefined]),
    );
  }

  /** Returns whether a field is asked for, given the ticked checkboxes. */
  const asks = (field: string) => isAsked(form, field, ticked);

  return {
    ...rest,
    bind,
    asks,
    fill,
    setValue,
    takeShownValues,
    showErrors,
    stillIn,
    announcement,
    /** Forgets the checks that wait for the end of a press, before a submit checks every field. */
    cancelChecks: () => afterPress.cancel(),
  };
}

function hasText(
  control: Element | RadioNodeList | null,
): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return control instanceof Element && control.matches('input, select, textarea');
}

/** Returns whether an input method has not finished a word, such as Japanese that is typed in Latin letters. */
function isComposing(event: Event | undefined): boolean {
  return event !== undefined && 'isComposing' in event && event.isComposing === true;
}

/** Returns the fields that depend on a checkbox. */
function dependentsOf(form: Form, box: string): string[] {
  return fileFieldsOf(form).flatMap(([name, {documentCheck}]) =>
    documentCheck?.resultsOnlyField === box ? [name, documentCheck.resultsField] : [],
  );
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

/** Returns the chosen files to send, by field. */
export function filesIn(form: Form, values: FieldValues): Record<string, File[]> {
  const lists = fileFieldsOf(form).map(([name]) => {
    const list = values[name] as FileList | undefined;
    return [name, list && isAsked(form, name, values) ? [...list] : []] as const;
  });
  return Object.fromEntries(lists);
}
