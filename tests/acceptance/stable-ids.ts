/**
 * Returns a copy of an element for snapshots, in which numbers replace the ids of React's `useId`, in order of appearance:
 * those depend on other tests, on the elements around, and on the version of React.
 */
export function withStableIds(element: HTMLElement): HTMLElement {
  const ids: string[] = [];
  const copy = document.createElement(element.tagName);
  copy.innerHTML = element.innerHTML.replaceAll(/_[rR]_\w*?_/g, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `id${ids.indexOf(id) + 1}`;
  });
  return copy;
}
