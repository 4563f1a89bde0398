/** What the gallery shows, and how a command line narrows it. */
import {UsageError, type Values} from '../../scripts/command-line';
import {ROUTES} from '../setup/routes';
import {namesWith, oneOf} from '../setup/named-parts';
import {STATES} from '../setup/states';

/** CSS pixels. */
const WIDTHS = [320, 375, 768, 1024, 1280, 1920];

/** What a scheme asks of the browser (`page.emulateMedia`); only the first three are shot unasked. */
export const SCHEMES = {
  light: {colorScheme: 'light'},
  dark: {colorScheme: 'dark'},
  forced: {forcedColors: 'active'},
  contrast: {contrast: 'more'},
  print: {media: 'print'},
} as const;

export type Scheme = keyof typeof SCHEMES;

export interface Selection {
  pages: string[];
  states: string[];
  widths: number[];
  schemes: Scheme[];
}

export const HELP = `npm test -- shots [--page PART]... [--state PART]... [--width PX]... [--scheme NAME]...

Takes a picture of every page and state of ./build, and makes contact sheets of them, in ./shots.
Each option may be given more than once. Without any, everything is taken.

  --page PART     pages whose address has PART in it ("/" alone is the home page); no states
  --state PART    states whose name has PART in it; no pages
  --width PX      ${WIDTHS.join(', ')}, or any other; default: those six
  --scheme NAME   ${Object.keys(SCHEMES).join(', ')}; default: the first three
  --help          these lines

Needs a build (npm run build). Exit codes: 0 done, 1 a picture failed, 2 not understood.`;

export const OPTIONS = {
  page: {type: 'string', multiple: true},
  state: {type: 'string', multiple: true},
  width: {type: 'string', multiple: true},
  scheme: {type: 'string', multiple: true},
} as const;

/** What is asked for. @throws UsageError */
export function select({page, state, width, scheme}: Values<typeof OPTIONS>): Selection {
  const routes = [...ROUTES, '/no-such-page'];
  const names = STATES.map(({name}) => name);
  return {
    pages: namesWith('--page', page ?? (state ? [] : ['']), routes),
    states: namesWith('--state', state ?? (page ? [] : ['']), names),
    widths: width?.map(pixels) ?? WIDTHS,
    schemes: scheme?.map((name) => oneOf('--scheme', Object.keys(SCHEMES) as Scheme[], name)) ?? [
      'light',
      'dark',
      'forced',
    ],
  };
}

function pixels(value: string): number {
  const width = Number(value);
  if (Number.isInteger(width) && width >= 200 && width <= 4000) return width;
  throw new UsageError(`--width ${value}: give whole pixels from 200 to 4000, e.g. --width 1280`);
}
