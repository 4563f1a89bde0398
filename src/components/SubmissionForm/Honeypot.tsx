import {translate} from '@docusaurus/Translate';
import {HONEYPOT_FIELD} from '@trendsoft/forms-service/validate';

/** Returns the value of a form's honeypot, which only bots fill in. */
export function honeypotOf(form: HTMLFormElement): string {
  return (form.elements.namedItem(HONEYPOT_FIELD) as HTMLInputElement | null)?.value ?? '';
}

/**
 * A field that only bots fill in: invisible, and not in the tab order or the accessibility tree.
 * Element: `<input>` in a hidden `<label>`, for visitors who see the page without CSS.
 */
export function Honeypot({form}: {form: string}) {
  const id = `${form}-${HONEYPOT_FIELD}`;
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>
        {translate({
          id: 'SubmissionForm.honeypot',
          message: 'Leave this field empty',
          description: 'Label of a field that nobody sees, to catch programs that fill in forms',
        })}
      </label>
      <input id={id} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
