/**
 * Stands in for react-fast-compare, with which react-helmet-async looks for changed tags before it
 * compares them with the page's own. The second comparison is enough.
 */
export default function isEqual(): boolean {
  return false;
}
