/**
 * A selector of an element, short and the same in every build: an id that a person gave, or tags
 * and classes from the nearest such id down. Runs in the page, hence in one piece.
 */
export function shortSelector(element: Element): string {
  const own = (one: Element): string => {
    // React's ids (_R_14_) change with what stands before.
    if (one.id && !/^[_:]/.test(one.id)) return `#${CSS.escape(one.id)}`;
    const [name] = one.classList;
    return one.localName + (name ? `.${CSS.escape(name)}` : '');
  };
  const isAlone = (selector: string) => document.querySelectorAll(selector).length === 1;
  let selector = own(element);
  let top: Element = element;
  while (!isAlone(selector)) {
    const parent: Element | null = top.parentElement;
    if (!parent) break;
    const siblings = [...parent.children].filter((child) => own(child) === own(top));
    if (siblings.length > 1) {
      const place = [...parent.children].indexOf(top) + 1;
      selector = selector.replace(/^[^ ]+/, `${own(top)}:nth-child(${place})`);
    }
    selector = `${own(parent)} > ${selector}`;
    top = parent;
  }
  return selector;
}
