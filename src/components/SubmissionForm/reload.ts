/** In its own file to be mocked, because jsdom cannot reload a document. */
export function reload(): void {
  window.location.reload();
}
