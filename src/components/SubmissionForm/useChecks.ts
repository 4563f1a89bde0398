/** When the fields of a form are checked before the first submit (tests/SPEC.md section 4). */
import {
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEventHandler,
  type KeyboardEvent,
  type KeyboardEventHandler,
} from 'react';
import type {FieldErrors, UseFormRegisterReturn, UseFormReturn} from 'react-hook-form';
import {englishOf, fileFieldsOf, type Form} from '@trendsoft/forms-service/validate';
import {useAfterPress} from '../../primitives/useAfterPress';
import {translateMessage} from '../translateMessage';
import {leavesValueUnchanged} from './keysWithoutInput';

/** When a field is checked before the first submit. */
export type CheckOn = 'keyup' | 'change' | 'blur';

interface KeyHandlers {
  onKeyDown: KeyboardEventHandler;
  onKeyUp: KeyboardEventHandler;
  onCompositionEnd: CompositionEventHandler;
}

/** The attributes and the error message of a control. */
export interface Binding
  extends KeyHandlers, Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'> {
  id: string;
  error: string | undefined;
  editing: boolean;
}

/** Binds one field; fields that are checked on key release are checked on blur, too. */
export type Bind = (field: string, checkOn: CheckOn) => Binding;

type Methods = Pick<UseFormReturn, 'register' | 'trigger' | 'getFieldState'>;

/** Returns what binds the fields, and the message of the one being filled in, for screen readers. */
export function useChecks(form: Form, methods: Methods & {errors: FieldErrors}) {
  const {register, trigger, getFieldState, errors} = methods;
  const [announcement, setAnnouncement] = useState('');
  // The field whose value has changed since it was focused, and whether it was invalid before.
  const [edited, setEdited] = useState<{field: string; wasWrong: boolean}>();
  const afterPress = useAfterPress();

  async function checkField(field: string, announced = false) {
    await trigger(field);
    if (announced) setAnnouncement(messageOf(form, getFieldState(field).error) ?? '');
  }

  const keyHandlers = useKeyHandlers({
    onPress: () => setAnnouncement(''),
    onInput: (field) => void checkField(field),
  });

  function bind(field: string, checkOn: CheckOn): Binding {
    const error = messageOf(form, errors[field]);
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
    const editing = edited?.field === field && !edited.wasWrong;
    const id = `${form.name}-${field}`;
    return {...registered, ...keyHandlers(field, checkOn), id, error, editing};
  }

  return {
    bind,
    announcement,
    /** Forgets the checks that wait for the end of a press, before a submit checks every field. */
    cancelChecks: () => afterPress.cancel(),
  };
}

interface KeyEvents {
  /** Called when a key is pressed in a field. */
  onPress: () => void;
  /** Called when a key or an input method may have changed a field that is checked on key release. */
  onInput: (field: string) => void;
}

function useKeyHandlers({onPress, onInput}: KeyEvents) {
  const pressedIn = useRef<string>(undefined);
  return (field: string, checkOn: CheckOn): KeyHandlers => ({
    // Ignores the release of a key that was pressed elsewhere, such as Enter on a link to this field.
    onKeyDown: () => {
      pressedIn.current = field;
      onPress();
    },
    onKeyUp: ({key, nativeEvent}: KeyboardEvent) => {
      if (pressedIn.current !== field || leavesValueUnchanged(key)) return;
      if (checkOn === 'keyup' && !isComposing(nativeEvent)) onInput(field);
    },
    // A word can be chosen without a key.
    onCompositionEnd: () => {
      if (checkOn === 'keyup') onInput(field);
    },
  });
}

/** Translates an error: react-hook-form stores our message id as its message. */
function messageOf(form: Form, error: {message?: unknown} | undefined): string | undefined {
  return error?.message ? translateMessage(error.message as string, englishOf(form)) : undefined;
}

/** Returns whether an input method has not finished a word, such as Japanese that is typed in Latin letters. */
function isComposing(event: Event | undefined): boolean {
  return event !== undefined && 'isComposing' in event && event.isComposing === true;
}

function dependentsOf(form: Form, box: string): string[] {
  return fileFieldsOf(form).flatMap(([name, {documentCheck}]) =>
    documentCheck?.resultsOnlyField === box ? [name, documentCheck.resultsField] : [],
  );
}
