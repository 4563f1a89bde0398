/**
 * Calls a function with an element once, when the element comes into view.
 * @param options `rootMargin`: distance from the viewport that counts as in view
 * @returns a function that stops waiting
 */
export function onceInView<E extends Element>(
  element: E,
  run: (element: E) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    // A quick scroll may be reported together with the position before it.
    if (!entries.at(-1)?.isIntersecting) return;
    observer.disconnect();
    run(element);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
