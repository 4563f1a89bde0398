/**
 * What is pasted anywhere goes into the field that takes it (`data-takes-pasted`), as if it had been chosen there:
 * Ctrl+V may be the first thing that somebody does on a page, before the bundle is there.
 */
export function takePasted(): void {
  addEventListener('paste', ({clipboardData}) => {
    const field = document.querySelector<HTMLInputElement>('[data-takes-pasted]');
    // Word and its like put a picture beside the words, which are meant. A file manager may put the file's name there.
    if (!field || !clipboardData?.files.length) return;
    if (clipboardData.types.includes('text/html')) return;
    field.files = clipboardData.files;
    field.dispatchEvent(new Event('change'));
  });
}
