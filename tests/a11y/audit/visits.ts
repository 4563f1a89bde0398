/** Which pages and states the audit looks at, at which widths and in which schemes. */
import {STATES} from '../../setup/states';
import type {BuiltPage} from './built';
import type {Scheme, Visit} from './check';

/** Of the viewport, in px: a desktop, a tablet, and WCAG 1.4.10's 320. */
export const WIDTHS = [1280, 768, 320] as const;

export const SCHEMES: readonly Scheme[] = ['light', 'dark', 'forced colours', 'reduced motion'];

/** A page in a state at a width: opened once, then looked at in each scheme. */
export type Stop = Pick<Visit, 'route' | 'state' | 'width'>;

/** How a stop is called in progress and in tests, e.g. `/About, all questions open, 320 px`. */
export const nameOf = ({route, state, width}: Stop) =>
  [route, ...(state ? [state] : []), `${width} px`].join(', ');

/**
 * Every page as it opens, and every state of every locale that has its page, at every width
 * where there is such a state. What takes longest goes first, so that two workers end together.
 */
export function stopsOf(pages: readonly Pick<BuiltPage, 'route' | 'prefix'>[]): Stop[] {
  const routes = new Set(pages.map(({route}) => route));
  const prefixes = [...new Set(pages.map(({prefix}) => prefix))];
  const places = STATES.flatMap(({name, route, exists}) =>
    prefixes
      .map((prefix) => ({
        route: prefix + route.replace(prefix ? /\/$/ : /(?!)/, ''),
        state: name,
        exists,
      }))
      .filter((place) => routes.has(place.route)),
  );
  return [
    ...places.flatMap(({exists, ...place}) =>
      WIDTHS.filter((width) => exists?.(width) ?? true).map((width) => ({...place, width})),
    ),
    ...[...routes].flatMap((route) => WIDTHS.map((width) => ({route, width}))),
  ];
}

/** Pages of the build that no stop looks at as they open: each is a gap in the audit. */
export function notVisited(pages: readonly string[], seen: readonly Visit[]): string[] {
  const whole = new Set(seen.filter(({state}) => !state).map(({route}) => route));
  return pages.filter((route) => !whole.has(route));
}
