/** The pages and states that the audit visits, and their widths. */
import {STATES} from '../states';
import {builtPages, type BuiltPage} from './built';
import type {Scheme, Visit} from './probe';

/** Widths of the viewport, in px: a desktop, a tablet, and the 320 px of WCAG 1.4.10. */
export const WIDTHS = [1280, 768, 320] as const;

export const SCHEMES: readonly Scheme[] = ['light', 'dark', 'forced colours', 'reduced motion'];

export interface Target extends Pick<Visit, 'route' | 'state'> {
  /** Widths at which the state exists. */
  widths: readonly number[];
  /** Whether the page is at an old address, and only redirects. */
  moved: boolean;
}

/** Returns every page in its initial state, and every other state in each language that has the page. */
export function targetsIn(pages: readonly BuiltPage[]): Target[] {
  const routes = new Set(pages.map(({route}) => route));
  const prefixes = [...new Set(pages.map(({prefix}) => prefix))];
  const states = STATES.flatMap(({name, route, exists}) =>
    prefixes.map((prefix) => ({
      route: prefix && route === '/' ? prefix : prefix + route,
      state: name,
      widths: WIDTHS.filter((width) => exists?.(width) ?? true),
      moved: false,
    })),
  );
  return [
    ...states.filter(({route}) => routes.has(route)),
    ...pages.map(({route, moved}) => ({route, moved, widths: WIDTHS})),
  ];
}

export const PAGES = builtPages();
export const TARGETS = targetsIn(PAGES);
