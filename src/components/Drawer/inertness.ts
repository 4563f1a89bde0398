/**
 * Most elements that become inert in one frame. `inert` is inherited, so the browser recalculates the style of all
 * descendants, which for a whole page takes noticeable time on a slow phone.
 */
const MAX_PER_FRAME = 100;

/**
 * Makes the page around a dialog inert, in slices, starting beside the dialog; then marks the dialog as modal.
 * @returns a function that reverts it immediately
 */
export function makePageInert(dialog: HTMLElement): () => void {
  const done: Element[] = [];
  const parts = partsAround(dialog);
  const makeSomeInert = () => {
    for (let elements = 0; elements < MAX_PER_FRAME;) {
      const {value: part} = parts.next();
      if (!part) {
        dialog.ariaModal = 'true';
        return;
      }
      part.toggleAttribute('inert', true);
      done.push(part);
      elements += sizeOf(part);
    }
    frame = requestAnimationFrame(makeSomeInert);
  };
  let frame = requestAnimationFrame(makeSomeInert);
  return () => {
    cancelAnimationFrame(frame);
    dialog.ariaModal = null;
    for (const part of done) part.toggleAttribute('inert', false);
  };
}

/**
 * Yields everything outside an element in small parts, children before parents, since a parent may itself be
 * focused. Skips parts that are already inert.
 */
function* partsAround(element: Element): Generator<Element, undefined> {
  for (let inside = element; inside.parentElement; inside = inside.parentElement) {
    if (inside === document.body) return;
    for (const other of inside.parentElement.children) {
      if (other !== inside) yield* partsOf(other);
    }
  }
}

function* partsOf(element: Element): Generator<Element, undefined> {
  // Icons and drawings contain nothing focusable, and their symbols are used many times.
  if (!(element instanceof HTMLElement) || element.hasAttribute('inert')) return;
  if (sizeOf(element) > MAX_PER_FRAME) {
    for (const child of element.children) yield* partsOf(child);
  }
  yield element;
}

const sizeOf = (element: Element) => element.getElementsByTagName('*').length + 1;
