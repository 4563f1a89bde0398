/** In a file of its own, because a test's document cannot go elsewhere. */
export function redirect(target: string): void {
  window.location.replace(target);
}
