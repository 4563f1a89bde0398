/** In a separate file that tests can mock, because jsdom cannot reload a document. */
export function reload(): void {
  window.location.reload();
}
