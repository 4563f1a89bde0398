/** In a file of its own, because a test's document cannot be reloaded. */
export function reload(): void {
  window.location.reload();
}
