/**
 * Elements that become inert between two frames. Being inert is inherited, so a browser works out the style of all
 * that lies within, drawings too: a whole page at once is felt on a slow phone.
 */
const AT_ONCE = 100;

/**
 * Makes the page around a dialog inert, in slices, those beside the dialog first; then the dialog is modal.
 * @returns how to end it, at once
 */
export function shutPage(dialog: HTMLElement): () => void {
  const done: Element[] = [];
  const parts = partsAround(dialog);
  const shutSome = () => {
    for (let elements = 0; elements < AT_ONCE;) {
      const {value: part} = parts.next();
      if (!part) {
        dialog.ariaModal = 'true';
        return;
      }
      part.toggleAttribute('inert', true);
      done.push(part);
      elements += sizeOf(part);
    }
    frame = requestAnimationFrame(shutSome);
  };
  let frame = requestAnimationFrame(shutSome);
  return () => {
    cancelAnimationFrame(frame);
    dialog.ariaModal = null;
    for (const part of done) part.toggleAttribute('inert', false);
  };
}

/**
 * All that is not in an element, nor holds it, in parts that are small enough; then what they stand in, which could
 * have the focus itself. What is inert already is somebody else's.
 */
function* partsAround(element: Element): Generator<Element, undefined> {
  for (let place = element; place.parentElement; place = place.parentElement) {
    if (place === document.body) return;
    for (const other of place.parentElement.children) {
      if (other !== place) yield* partsOf(other);
    }
  }
}

function* partsOf(element: Element): Generator<Element, undefined> {
  // Icons and drawings hold nothing to reach, and their symbols are drawn in many places.
  if (!(element instanceof HTMLElement) || element.hasAttribute('inert')) return;
  if (sizeOf(element) > AT_ONCE) for (const child of element.children) yield* partsOf(child);
  yield element;
}

const sizeOf = (element: Element) => element.getElementsByTagName('*').length + 1;
