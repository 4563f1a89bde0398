/**
 * What was typed into a form. Once it could not be sent, it is kept for this tab until it is sent or
 * the tab is closed; before that, in memory alone, for who follows a link and comes back. A file is not kept.
 */
import {isAsked, type Form} from '../../forms';

type Texts = Record<string, string>;

const left = new Map<string, Texts>();

/** Remembers a form that is left. @param place of the form, such as its entry in the history. */
export function rememberLeft(place: string, values: Readonly<Record<string, unknown>>): void {
  left.set(place, textsOf(values));
}

/** Field → text of a form that was left; undefined when it was not, or was sent since. */
export function recallLeft(place: string): Texts | undefined {
  return left.get(place);
}

/** Forgets it. */
export function forgetLeft(place: string): void {
  left.delete(place);
}

function textsOf(values: Readonly<Record<string, unknown>>): Texts {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string' && value);
  return Object.fromEntries(texts) as Texts;
}

const keyOf = ({name}: Form) => `draft-${name}`;

/** Keeps the texts among a form's values, but not what is not asked for: that is not to be sent either. */
export function keepDraft(form: Form, values: Readonly<Record<string, unknown>>): void {
  const asked = Object.entries(textsOf(values)).filter(([field]) => isAsked(form, field, values));
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(asked)));
  } catch {
    // Storage is switched off or full; what was typed is still in the form.
  }
}

/** Field → text of what was kept; undefined when nothing was. */
export function recallDraft(form: Form): Texts | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(form));
    return kept === null ? undefined : (JSON.parse(kept) as Texts);
  } catch {
    return undefined;
  }
}

/** Forgets it. */
export function dropDraft(form: Form): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Nothing was kept either.
  }
}
