/** Finds the element that has replaced another one, when React has re-created a part of the page. */

/** Elements that can have a value, the focus, a scroll position, or can be open. */
const KEPT =
  'a[href], button, details, input:not([type=hidden]), select, summary, textarea, [popover], [tabindex]';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isField = (element: Element): element is Field =>
  element.matches('input, select, textarea');

/** Returns what distinguishes an element, in attributes that extensions and hydration leave unchanged. */
function kindOf(element: Element): string {
  const attributes = isField(element) ? ['name', 'type'] : ['class', 'href'];
  if (element.matches('[type=checkbox], [type=radio]')) attributes.push('value');
  const values = attributes.map((name) => element.getAttribute(name) ?? '');
  return [element.tagName, ...values].join(' ');
}

/** Element → its place, such as `INPUT email email 2`: its kind, and its number among the elements of this kind. */
export type Places = ReadonlyMap<Element, string>;

/** Returns the places of all elements below a root that can have a state. */
export function placesIn(root: Element): Places {
  const counts = new Map<string, number>();
  const places = new Map<Element, string>();
  for (const element of root.querySelectorAll(KEPT)) {
    const kind = kindOf(element);
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    places.set(element, `${kind} ${number}`);
  }
  return places;
}

export interface Replacement {
  old: Element;
  current: Element;
}

/** Returns the elements that are no longer in the page, with new elements in the same places. */
export function replacementsIn(before: Places, after: Places): Replacement[] {
  const elements = new Map([...after].map(([element, place]) => [place, element]));
  return [...before].flatMap(([old, place]) => {
    const current = elements.get(place);
    if (old.isConnected || !current || before.has(current)) return [];
    return [{old, current}];
  });
}
