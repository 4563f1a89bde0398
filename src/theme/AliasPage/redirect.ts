/** In a separate file that tests can mock, because jsdom cannot navigate. */
export function redirect(target: string): void {
  window.location.replace(target);
}
