/**
 * In the browser there is one route, `*` (src/theme/PageRoute), so react-router needs no compiler
 * of route patterns.
 * @throws Error for a pattern that would need one
 */
export default function pathToRegexp(pattern: string): RegExp {
  if (pattern === '*') return /^.*$/;
  throw new Error(
    `The route ${pattern} needs path-to-regexp, which src/plugins/lean-theme leaves out.`,
  );
}
