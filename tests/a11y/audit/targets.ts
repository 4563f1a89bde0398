/** The pages and states that the audit visits. */
import {WIDTHS, type Visit} from '@trendsoft/web-audit';
import {STATES} from '../states';
import {builtPages, type BuiltPage} from './built';

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
