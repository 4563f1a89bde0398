/** Renders nothing, because routes are loaded before they are shown. A failed load reloads the page. */
export default function Loading() {
  return null;
}
