/** Fires the events of a visitor's change, so that React's handlers and libraries such as react-hook-form take over the value. */
export function announceChange(field: HTMLElement): void {
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

/** Sets the files of a field as if the visitor had chosen them. */
export function chooseFiles(field: HTMLInputElement, files: FileList): void {
  field.files = files;
  announceChange(field);
}
