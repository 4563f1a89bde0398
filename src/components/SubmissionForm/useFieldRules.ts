import {useRef, useState, type KeyboardEvent, type KeyboardEventHandler} from 'react';
import {
  useForm,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import type {MessageId} from '../../forms';
import {translateMessage, type Problems} from '../FormStatus';
import {leavesValueAlone} from './keys';

/** When a field is checked before the first submit. */
export type CheckOn = 'keyup' | 'change' | 'blur';

/** Everything that ties a control to its rule: its attributes, and its error message. */
export interface Binding extends Pick<
  UseFormRegisterReturn,
  'name' | 'ref' | 'onChange' | 'onBlur'
> {
  id: string;
  onKeyDown: KeyboardEventHandler;
  onKeyUp: KeyboardEventHandler;
  error: string | undefined;
  editing: boolean;
}

/** Binds one field; a field is checked on key release, and when it is left, unless said otherwise. */
export type Bind<Field extends string> = (field: Field, checkOn?: CheckOn) => Binding;

/** Runs a form's rules; invalid fields come in reading order. */
export type Check<Values> = (values: Values) => Problems;

/**
 * react-hook-form, told to run our rules when SPEC section 4 says so. It has no
 * default values: what was typed or restored before the script arrived stays.
 */
export function useFieldRules<Values extends FieldValues>(form: string, check: Check<Values>) {
  const [announcement, setAnnouncement] = useState('');
  // The field whose value has changed since it got the focus, and whether it was wrong before.
  const [edited, setEdited] = useState<{field: string; wasWrong: boolean}>();
  const pressedIn = useRef<string>(undefined);
  const {register, trigger, getFieldState, setError, formState, ...rest} = useForm<Values>({
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (values) => {
      const errors = fieldErrors<Values>(check(values));
      return Object.keys(errors).length > 0 ? {values: {}, errors} : {values, errors: {}};
    },
  });
  // Read here, or react-hook-form does not watch it.
  const {errors} = formState;

  async function checkField(field: Path<Values>, announced = false) {
    await trigger(field);
    if (announced) setAnnouncement(messageOf(getFieldState(field).error) ?? '');
  }

  function bind(field: Path<Values>, checkOn: CheckOn = 'keyup'): Binding {
    const error = messageOf(errors[field]);
    const {name, ref, onChange, onBlur} = register(field, {
      // A message goes as soon as it is no longer true, also after a paste or autofill.
      onChange: () => {
        if (edited?.field !== field) setEdited({field, wasWrong: error !== undefined});
        if (checkOn === 'change' || error) void checkField(field, checkOn === 'change');
      },
      // Here, not at each letter, a reader is told: half an address is always wrong.
      onBlur: () => {
        const changed = edited?.field === field;
        setEdited(undefined);
        if (checkOn === 'blur' ? changed || !error : checkOn === 'keyup' && changed) {
          void checkField(field, true);
        }
      },
    });
    // A key that was pressed elsewhere, such as Enter on a link that leads here, says nothing.
    const onKeyDown = () => {
      pressedIn.current = field;
      setAnnouncement('');
    };
    const onKeyUp = ({key}: KeyboardEvent) => {
      if (pressedIn.current !== field || leavesValueAlone(key)) return;
      if (checkOn === 'keyup') void checkField(field);
    };
    const editing = edited?.field === field && !edited.wasWrong;
    return {
      id: `${form}-${field}`,
      name,
      ref,
      onChange,
      onBlur,
      onKeyDown,
      onKeyUp,
      error,
      editing,
    };
  }

  function showProblems(problems: Problems) {
    for (const [field, message] of Object.entries(problems)) {
      setError(field as Path<Values>, {message});
    }
  }

  /** Those of `problems` that are still there, in the words that are true now. */
  function stillIn(problems: Problems): Problems {
    const left = Object.keys(problems).filter((field) => field in errors);
    return Object.fromEntries(
      left.map((field) => [field, errors[field]?.message as MessageId | undefined]),
    );
  }

  return {bind, showProblems, stillIn, announcement, ...rest};
}

function fieldErrors<Values extends FieldValues>(problems: Problems): FieldErrors<Values> {
  const entries = Object.entries(problems).map(([field, message]) => [
    field,
    {type: 'rule', message},
  ]);
  return Object.fromEntries(entries) as FieldErrors<Values>;
}

/** react-hook-form carries our message id as its message; it is put into words here. */
function messageOf(error: {message?: unknown} | undefined): string | undefined {
  return error?.message ? translateMessage(error.message as MessageId) : undefined;
}
