/**
 * Puts pasted files into the field with `data-takes-pasted`, as if they had been chosen there:
 * Ctrl+V may be the first action on a page, before the bundle is there.
 */
export function takePasted(): void {
  addEventListener('paste', ({clipboardData}) => {
    const field = document.querySelector<HTMLInputElement>('[data-takes-pasted]');
    // Office programs add a picture to copied text. A file manager may add the file's name.
    if (!field || !clipboardData?.files.length) return;
    if (clipboardData.types.includes('text/html')) return;
    field.files = clipboardData.files;
    field.dispatchEvent(new Event('change'));
  });
}
