/**
 * Watches which elements are given a click handler although they have one. React does so whenever `onClick`
 * is another function, and Firefox then replaces an element with a role in the accessibility tree.
 *
 * @param selector which elements to watch.
 * @returns a function that says which of them that has happened to since, by their text.
 */
export function watchClickHandlers(selector: string): () => (string | null)[] {
  const replaced = new Set<HTMLElement>();
  const {set} = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onclick') ?? {};
  jest.spyOn(HTMLElement.prototype, 'onclick', 'set').mockImplementation(function assign(
    this: HTMLElement,
    handler,
  ) {
    if (this.onclick && this.matches(selector)) replaced.add(this);
    set?.call(this, handler);
  });
  return () => [...replaced].map((element) => element.textContent);
}
