/**
 * Lets people zoom the page with two fingers on a row that Swiper moves with one. Swiper, which listens on the document,
 * cancels each movement that starts in its row, also those of two fingers; the browser then does not zoom.
 *
 * @returns a function that stops it
 */
export function allowPinchZoom(row: HTMLElement): () => void {
  const hideFromSwiper = (event: TouchEvent) => {
    if (event.touches.length > 1) event.stopPropagation();
  };
  row.addEventListener('touchmove', hideFromSwiper, {passive: true});
  return () => row.removeEventListener('touchmove', hideFromSwiper);
}
