/**
 * Stores the text typed into a form: in memory, for visitors who follow a link and come back; and, if sending has failed,
 * in sessionStorage until it is sent or the tab is closed. Files are not stored.
 */
import type {FieldValues} from 'react-hook-form';
import {isAsked, type Form, type Values} from '../../forms';
import {tryStorage} from '../../primitives/storage';
import {textsIn} from './values';

/** Field → text of the forms that were left, by a key such as the form's history entry. */
export const unmountedDrafts = new Map<string, Values>();

const keyOf = ({name}: Form) => `draft-${name}`;

/**
 * Stores a form's texts in sessionStorage, without fields that are currently not asked for. If that is not possible,
 * the text is still in the form.
 */
export function saveDraft(form: Form, values: FieldValues): void {
  const asked = Object.entries(textsIn(values)).filter(([field]) => isAsked(form, field, values));
  tryStorage(() => sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(asked))));
}

/** Returns field → text from sessionStorage; undefined if there is none. */
export function loadDraft(form: Form): Values | undefined {
  const parse = () => JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as Values | null;
  return tryStorage(parse) ?? undefined;
}

/** Deletes the draft in sessionStorage. */
export function deleteDraft(form: Form): void {
  tryStorage(() => sessionStorage.removeItem(keyOf(form)));
}
