/**
 * Stores the text typed into a form: in memory, for visitors who follow a link and come back; and, if sending has failed,
 * in sessionStorage until it is sent or the tab is closed. Files are not stored.
 */
import {isAsked, type Form} from '../../forms';

type Texts = Record<string, string>;

const left = new Map<string, Texts>();

/** Stores a form's texts in memory. @param key of the form, such as its history entry */
export function rememberLeft(key: string, values: Readonly<Record<string, unknown>>): void {
  left.set(key, textsOf(values));
}

/** Returns field → text from memory; undefined if there is none. */
export function recallLeft(key: string): Texts | undefined {
  return left.get(key);
}

/** Deletes it. */
export function forgetLeft(key: string): void {
  left.delete(key);
}

function textsOf(values: Readonly<Record<string, unknown>>): Texts {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string' && value);
  return Object.fromEntries(texts) as Texts;
}

const keyOf = ({name}: Form) => `draft-${name}`;

/** Stores a form's texts in sessionStorage, without fields that are currently not asked for. */
export function keepDraft(form: Form, values: Readonly<Record<string, unknown>>): void {
  const asked = Object.entries(textsOf(values)).filter(([field]) => isAsked(form, field, values));
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(asked)));
  } catch {
    // Storage is disabled or full; the text is still in the form.
  }
}

/** Returns field → text from sessionStorage; undefined if there is none. */
export function recallDraft(form: Form): Texts | undefined {
  try {
    const stored = sessionStorage.getItem(keyOf(form));
    return stored === null ? undefined : (JSON.parse(stored) as Texts);
  } catch {
    return undefined;
  }
}

/** Deletes it. */
export function dropDraft(form: Form): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage is disabled, so nothing was stored.
  }
}
