/** In its own file to be mocked, because jsdom cannot navigate. */
export function redirect(target: string): void {
  window.location.replace(target);
}
