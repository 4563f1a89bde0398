import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useEffect,
  useState,
  type ChangeEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import {actionOf, fileFieldsOf, textId, type Form} from '@trendsoft/forms-service/validate';
import {Button} from '../../primitives/Button';
import {ScriptChecks} from '../../primitives/Field';
import {VisuallyHidden} from '../../primitives/VisuallyHidden';
import {FormStatus, type Outcome} from '../FormStatus';
import {translateMessage, translateText} from '../translateMessage';
import {useInterfaceLanguage} from '../Languages';
import {Honeypot} from './Honeypot';
import styles from './SubmissionForm.module.css';
import {useFormsUrl} from './useFormsUrl';

export interface FormViewProps {
  form: Form;
  /** `state` of useSubmissionForm. */
  state: {
    busy: boolean;
    /** A line about values that another part of the page has filled in. */
    summary?: string | undefined;
    /** The message of the field being filled in, for screen readers. */
    announcement: string;
    attempt: number;
    outcome: Outcome;
    onChange: (event: ChangeEvent<HTMLFormElement>) => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** Fields; wrap a pair that may be side by side in `<FieldPair>`. */
  children: ReactNode;
}

/**
 * The frame around the fields of a form. Before hydration the browser validates e-mail addresses, and the server
 * everything; afterwards (`noValidate`) our script shows its own messages.
 */
export function FormView({form, state, children}: FormViewProps) {
  const {busy, summary, announcement, attempt, outcome, onChange, onSubmit} = state;
  const hydrated = useIsBrowser();
  const action = useFormsUrl()(actionOf(form));
  const encType = fileFieldsOf(form).length > 0 ? 'multipart/form-data' : undefined;
  const waiting = useTrueForOneSecond(busy);
  const props = {method: 'post', action, encType, noValidate: hydrated, onChange, onSubmit};
  const textOf = (key: 'label' | 'submit') => translateText(textId(form, key), form.texts[key]);
  return (
    <div className={styles.area} {...useInterfaceLanguage()}>
      <FormStatus form={form} attempt={attempt} outcome={outcome} />
      <form {...props} aria-label={textOf('label')} className={styles.form}>
        <p className={styles.note}>
          {translate({
            id: 'SubmissionForm.required',
            message: 'Fields marked * are required.',
            description: 'First line of a form; keep the asterisk',
          })}
        </p>
        {summary && outcome.kind !== 'succeeded' && (
          <p className={styles.note}>
            <strong>{summary}</strong>
          </p>
        )}
        <ScriptChecks value={hydrated}>{children}</ScriptChecks>
        <Honeypot form={form.name} />
        <SubmitButton busy={busy}>{textOf('submit')}</SubmitButton>
        <div aria-live="polite">
          <VisuallyHidden>{waiting ? translateMessage('busy') : announcement}</VisuallyHidden>
        </div>
      </form>
    </div>
  );
}

/** Two short fields, side by side if there is space. */
export function FieldPair({children}: {children: ReactNode}) {
  return <div className={styles.pair}>{children}</div>;
}

// The response often arrives earlier, and the announcement must not come after it.
const BUSY_MESSAGE_DELAY_MS = 1000;

/** True once `value` has been true for one second. */
function useTrueForOneSecond(value: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!value) return undefined;
    const timer = setTimeout(() => setLasts(true), BUSY_MESSAGE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [value]);
  return lasts;
}

function ignoreWhileBusy(event: MouseEvent<HTMLElement>) {
  if (event.currentTarget.getAttribute('aria-disabled') === 'true') event.preventDefault();
}

/** Uses `aria-disabled` while busy, because a disabled button would lose focus. */
function SubmitButton({busy, children}: {busy: boolean; children: string}) {
  return (
    <Button
      type="submit"
      className={styles.submit}
      aria-disabled={busy || undefined}
      onClick={ignoreWhileBusy}
    >
      {busy ? translateMessage('busy') : children}
    </Button>
  );
}
