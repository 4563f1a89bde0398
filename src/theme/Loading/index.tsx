/** Routes are loaded before they are shown; a spinner would never be seen. A failed load reloads the page. */
export default function Loading() {
  return null;
}
