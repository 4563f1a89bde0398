/** Prints the results and the part of the page that they stand in; Checks.module.css hides the rest meanwhile. */
export function printResults(root: HTMLElement | null): void {
  if (!root) return;
  root.dataset['prints'] = '';
  // Safari goes on before it has printed.
  addEventListener('afterprint', () => delete root.dataset['prints'], {once: true});
  print();
}
