/** What `npm run audit` is asked for: its options, and how they narrow it. */
import {UsageError, type Values} from '../../../scripts/command-line';
import type {Scheme} from './check';
import {fits, namesWith, oneOf} from '../../setup/named-parts';
import {SCHEMES, WIDTHS, type Stop} from './visits';

const ENGINES = ['axe', 'ibm', 'html-validate', 'scripted'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Parts of names, as given; everything where a list is empty. */
export interface Selection {
  pages: string[];
  states: string[];
  widths: number[];
  schemes: Scheme[];
  engines: EngineName[];
  defects: 'too' | 'none' | 'only';
  /** Whether the screen reader's tasks belong to it: always to the whole, unless told otherwise. */
  listen: boolean;
  publish: boolean;
  /** Folder of the reports. */
  out: string;
}

export const HELP = `npm run audit -- [--page PART]... [--state PART]... [--engine NAME]... [--width PX]...
                  [--scheme NAME]... [--defects | --no-defects] [--no-listen]
                  [--publish] [--out FOLDER] [--help]

Opens every page of the built site in every state, at ${WIDTHS.join(', ')} px, in ${SCHEMES.join(', ')},
lets every engine and scripted check look at it, plants defects to see that they are caught, and
writes audit/: index.html, audit.json, earl.jsonld, audit.sarif, summary.md, and what screen
readers are told, page by page, in transcripts/. Builds first when there is no ./build.
The first five options may be given more than once; with any option but --publish and --out it is a part, and the
report says so.

  --page PART      pages whose address has PART in it ("/" alone is the home page); no states
  --state PART     states whose name has PART in it; no pages unless --page is given too
  --engine NAME    ${ENGINES.join(', ')}
  --width PX       ${WIDTHS.join(', ')}
  --scheme NAME    ${SCHEMES.join(', ')}
  --defects        the planted defects alone, of the chosen engines
  --no-defects     without them
  --no-listen      without the screen reader's tasks, which only the whole audit has
                   (npm run listen)
  --publish        also writes docs/audit.json and docs/listen/summary.json, which the statement and the
                   conformance report are made from; needs the whole audit
  --out FOLDER     where the reports go instead of audit/
  --help           these lines

Exit codes: 0 nothing found, 1 something found (a violation, a page that was not seen, a defect
that was not caught, an exception that does not stand, a task whose speech is not as it must be),
2 not understood.`;

export const OPTIONS = {
  page: {type: 'string', multiple: true},
  state: {type: 'string', multiple: true},
  engine: {type: 'string', multiple: true},
  width: {type: 'string', multiple: true},
  scheme: {type: 'string', multiple: true},
  defects: {type: 'boolean'},
  'no-defects': {type: 'boolean'},
  'no-listen': {type: 'boolean'},
  publish: {type: 'boolean'},
  out: {type: 'string', default: 'audit'},
} as const;

/** What is asked for. @throws UsageError */
export function selectionOf(values: Values<typeof OPTIONS>): Selection {
  if (values.defects && values['no-defects']) {
    throw new UsageError('--defects and --no-defects contradict each other: give one of them.');
  }
  const selection: Selection = {
    pages: values.page ?? [],
    states: values.state ?? [],
    widths: (values.width ?? []).map((width) =>
      Number(oneOf('--width', WIDTHS.map(String), width)),
    ),
    schemes: (values.scheme ?? []).map((scheme) => oneOf('--scheme', SCHEMES, scheme)),
    engines: (values.engine ?? []).map((engine) => oneOf('--engine', ENGINES, engine)),
    defects: values.defects ? 'only' : values['no-defects'] ? 'none' : 'too',
    listen: false,
    publish: values.publish ?? false,
    out: values.out,
  };
  selection.listen = isWhole(selection) && !values['no-listen'];
  if (selection.publish && !isWhole(selection)) {
    throw new UsageError('--publish needs the whole audit: leave the other options out.');
  }
  return selection;
}

/** Whether nothing is left out. */
export function isWhole({pages, states, widths, schemes, engines, defects}: Selection): boolean {
  const lists: readonly (readonly unknown[])[] = [pages, states, widths, schemes, engines];
  return defects === 'too' && lists.every((list) => list.length === 0);
}

/** Whether a name is among those chosen; all are when none is. */
export function chosen<T>(list: readonly T[], name: T): boolean {
  return list.length === 0 || list.includes(name);
}

/** The stops that a selection leaves. @throws UsageError when a part fits none */
export function narrowed(stops: readonly Stop[], selection: Selection): Stop[] {
  namesWith('--page', selection.pages, [...new Set(stops.map(({route}) => route))]);
  const states = stops.flatMap(({state}) => state ?? []);
  namesWith('--state', selection.states, [...new Set(states)]);
  if (selection.defects === 'only') return [];
  return stops.filter((stop) => touches(selection, stop) && chosen(selection.widths, stop.width));
}

/** Whether a stop is among the pages and states that a selection names. */
export function touches({pages, states}: Selection, {route, state}: Stop): boolean {
  if (state) return states.length > 0 ? fits(states, state) : pages.length === 0;
  return pages.length > 0 ? fits(pages, route) : states.length === 0;
}
