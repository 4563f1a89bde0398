/**
 * Puts pasted files into the field with `data-takes-pasted`, as if the visitor had chosen them there. It is part of the
 * boot script because Ctrl+V may be the first action on a page.
 */
export function acceptPastedFiles(): void {
  addEventListener('paste', ({clipboardData}) => {
    const field = document.querySelector<HTMLInputElement>('[data-takes-pasted]');
    // Office programs add a picture to copied text. File managers may add the file's name as text.
    if (!field || !clipboardData?.files.length) return;
    if (clipboardData.types.includes('text/html')) return;
    field.files = clipboardData.files;
    field.dispatchEvent(new Event('change'));
  });
}
