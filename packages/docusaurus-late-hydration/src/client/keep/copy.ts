/** Copies what a visitor typed, ticked or chose from a field to the field that has replaced it. */
import {announceChange, chooseFiles} from '../fields';
import type {Field} from './places';

/** Sets a value by the setter of the prototype: React's own on the element would make it ignore the events. */
function setText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function copyText(
  old: HTMLInputElement | HTMLTextAreaElement,
  current: HTMLInputElement | HTMLTextAreaElement,
): void {
  if (old.value === old.defaultValue || old.value === current.value) return;
  setText(current, old.value);
  announceChange(current);
}

function copyFiles(old: HTMLInputElement, current: HTMLInputElement): void {
  if (old.files?.length) chooseFiles(current, old.files);
}

function copyTick(old: HTMLInputElement, current: HTMLInputElement): void {
  if (old.checked === current.checked) return;
  // A radio button is unticked by ticking another one.
  if (old.type === 'radio' && !old.checked) return;
  // React handles the click of a checkbox, not its change.
  current.click();
}

function copyChoice(old: HTMLSelectElement, current: HTMLSelectElement): void {
  const chosen = [...old.options].map(({selected}) => selected);
  const isSame = [...current.options].every(({selected}, index) => selected === chosen[index]);
  if (isSame) return;
  for (const [index, option] of [...current.options].entries()) {
    option.selected = chosen[index] ?? false;
  }
  announceChange(current);
}

/** Copies the value of a field, unless the visitor has not changed it. */
export function copyValue(old: Field, current: Field): void {
  if (old instanceof HTMLSelectElement) {
    if (current instanceof HTMLSelectElement) copyChoice(old, current);
  } else if (old instanceof HTMLTextAreaElement) {
    if (current instanceof HTMLTextAreaElement) copyText(old, current);
  } else if (current instanceof HTMLInputElement) {
    if (old.type === 'file') copyFiles(old, current);
    else if (old.type === 'checkbox' || old.type === 'radio') copyTick(old, current);
    else copyText(old, current);
  }
}

/** Copies the caret or selection. Fields of `type="email"` do not tell: the caret is at their end. */
export function copySelection(old: Element, current: Element): void {
  if (!('setSelectionRange' in old) || !('setSelectionRange' in current)) return;
  const {selectionStart, selectionEnd, selectionDirection} = old as HTMLInputElement;
  if (selectionStart === null) return;
  const field = current as HTMLInputElement;
  field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}
