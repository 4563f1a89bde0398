import {createContext, use, type ComponentProps, type ReactNode} from 'react';
import styles from './Field.module.css';

export interface FieldProps {
  /** Id of the control, from which the ids of hint and error message are derived. */
  id: string;
  label: string;
  /** Help for entering a valid value. */
  hint?: string;
  /** Error message; the field is invalid while there is one. */
  error?: string;
  required?: boolean;
  /** Whether the visitor is typing, so that the message is not announced at each letter. */
  editing?: boolean;
}

/** Whether script validates the fields inside; otherwise the server does. */
export const ScriptChecks = createContext(false);

/**
 * One question of a form. Keyboard: the native control's own.
 * Element: `<div>` with `<label>`, hint, error message and the control, in that
 * order, so that the message comes before the control for screen magnifier users.
 */
export function Field({children, ...question}: FieldProps & {children: ReactNode}) {
  const {id, label, hint, error, required} = question;
  return (
    <div className={styles.field}>
      <Label htmlFor={id} required={required}>
        {label}
      </Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>
      <div>{children}</div>
    </div>
  );
}

interface LabelProps {
  htmlFor: string;
  /** Shows the mark; assistive technology reads the control's own attribute. */
  required?: boolean | undefined;
  children: ReactNode;
}

/**
 * A `<label>` above its control. Its text is in an element of its own: in a translated page, React can't change a text that
 * has siblings, since the translator has replaced it.
 */
export function Label({htmlFor, required = false, children}: LabelProps) {
  return (
    <label htmlFor={htmlFor} className={styles.label}>
      <span>{children}</span>
      {required && (
        <span className={styles.mark} aria-hidden="true">
          {' *'}
        </span>
      )}
    </label>
  );
}

/** An `<input>` with the look of a field, also for forms without error messages. */
export function Control(props: ComponentProps<'input'>) {
  return <input {...props} className={styles.control} />;
}

/** Visible help for a field, linked by `aria-describedby`: a placeholder would disappear on typing. */
export function Hint({id, children}: {id: string; children: ReactNode}) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  );
}

/** A field's error message. Always in the HTML, hidden while empty, so that the server can fill it. */
export function ErrorMessage({id, children}: {id: string; children: string | undefined}) {
  return (
    <p id={id} className={styles.error} hidden={!children}>
      {children}
    </p>
  );
}

/**
 * Returns the props of `<Field>`, and those of its control with the attributes that link it to its hint and message.
 * Without script, `aria-describedby` names the error message even while it is empty, so that the server only has to
 * fill in its text.
 *
 * With a script, it is referenced only while it has text: Firefox notices late that a hidden element
 * was filled, and screen readers announce the description twice.
 *
 * `aria-required` replaces `required`: Firefox reports an empty required field as invalid before it is used, regardless of
 * `aria-invalid`. Without JavaScript, the server's page contains the field's message.
 */
export function useField<Props extends FieldProps>(props: Props) {
  const {id, label, hint, error, required, editing, ...control} = props;
  const checked = use(ScriptChecks);
  const described = checked ? error && !editing : true;
  const descriptions = [hint && `${id}-hint`, described && `${id}-error`].filter(Boolean);
  return {
    question: {id, label, hint, error, required},
    control: {
      ...control,
      id,
      'aria-required': required || undefined,
      'aria-describedby': descriptions.join(' ') || undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}
