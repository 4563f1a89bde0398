/** Functions that run in the page: each stands alone, since the page sees nothing of this file. */

export interface Place {
  /** Middle of the element in the viewport, in px. */
  x: number;
  y: number;
  /** What lies over it there. */
  covered?: string;
}

/** Scrolls to an element, by the least that shows all of it. */
export async function placeOf(selector: string): Promise<Place> {
  // What moves has moved by the next frame, however late a busy machine draws that.
  await new Promise(requestAnimationFrame);
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing is ${selector}.`);
  const control = element.matches('input.visually-hidden') ? element.closest('label')! : element;
  const box = () => control.getClientRects()[0] ?? control.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const inView = ({top, bottom}: DOMRect) =>
    top >= (control.closest('header, dialog') ? 0 : header) && bottom <= innerHeight;
  if (!inView(box())) control.scrollIntoView({block: 'center', behavior: 'instant'});
  const {left, top, width, height} = box();
  if (width * height === 0) throw new Error(`${selector} is not shown.`);
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const same = hit && (control.contains(hit) || hit.contains(control));
  return same ? {x, y} : {x, y, covered: hit?.outerHTML.slice(0, 120) ?? 'the window’s edge'};
}

export function boxOf(selector: string): {x: number; y: number; width: number; height: number} {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box) throw new Error(`Nothing is ${selector}.`);
  const {x, y, width, height} = box;
  return {x, y, width, height};
}

/** Whether a visitor sees it, could they scroll to it. */
export function shown(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) => {
    const {width, height} = element.getBoundingClientRect();
    const visible = element.checkVisibility({opacityProperty: true, visibilityProperty: true});
    return visible && width * height > 0;
  });
}

export function holdsFocus(selector: string): boolean {
  return document.activeElement === document.querySelector(selector);
}

/** What has the focus, in short. */
export function focused(): string {
  const {activeElement} = document;
  return activeElement?.outerHTML.slice(0, 120) ?? 'nothing';
}

/** Where everything in an element lies, for comparison. */
export function placesIn(selector: string): string {
  const all = [...(document.querySelector(selector)?.querySelectorAll('*') ?? [])];
  return all.map((one) => Math.round(one.getBoundingClientRect().x)).join();
}

/** Finds by role and name with Testing Library, which the page has been given. @returns a selector of what was found */
export function selectorOf(
  role: string,
  {exact, pattern}: {exact?: string; pattern?: string},
  within: string,
): string {
  const {TestingLibraryDom} = globalThis as unknown as {
    TestingLibraryDom: {
      queryAllByRole: (root: Element, role: string, options: object) => Element[];
    };
  };
  const root = document.querySelector(within);
  const name = pattern === undefined ? exact : new RegExp(pattern);
  const [found] = root ? TestingLibraryDom.queryAllByRole(root, role, {name}) : [];
  if (!found) throw new Error(`There is no ${role} called ${String(name)} in ${within}.`);
  if (found.id) return `#${CSS.escape(found.id)}`;
  const steps: string[] = [];
  for (
    let at: Element | null = found;
    at && at !== document.documentElement;
    at = at.parentElement
  ) {
    const place = [...(at.parentElement?.children ?? [])].indexOf(at) + 1;
    steps.unshift(`:nth-child(${place})`);
  }
  return `html > ${steps.join(' > ')}`;
}
