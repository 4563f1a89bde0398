import {STATES, type FileState, type State} from '../states';

export interface LocaleStatus {
  locale: string;
  /** English name, such as Spanish. */
  name: string;
  files: FileState[];
  /** English words in each state, and of all states. */
  words: Record<State, number>;
  total: number;
  /** Each state's part of all words, in percent. */
  percent: Record<State, number>;
  /** What a translator does next: a sentence and a command; undefined when everything is reviewed. */
  next?: {why: string; command: string};
}

const record = (value: (state: State) => number) =>
  Object.fromEntries(STATES.map((state) => [state, value(state)])) as Record<State, number>;

export function summaryOf(locale: string, files: FileState[]): LocaleStatus {
  const words = record((state) => files.reduce((sum, file) => sum + file.words[state], 0));
  const total = STATES.reduce((sum, state) => sum + words[state], 0);
  const next = nextStep(locale, files);
  return {
    locale,
    name: new Intl.DisplayNames('en', {type: 'language'}).of(locale) ?? locale,
    files,
    words,
    total,
    percent: record((state) => percentOf(words[state], total)),
    ...(next && {next}),
  };
}

/** One decimal; what is not quite everything never reads 100, what is not quite nothing never 0. */
export function percentOf(part: number, total: number): number {
  if (total === 0) return 0;
  const rounded = Math.round((1000 * part) / total) / 10;
  if (rounded === 100 && part < total) return 99.9;
  return rounded === 0 && part > 0 ? 0.1 : rounded;
}

/** Stale before started before missing: what visitors could read wrong comes first. */
function nextStep(locale: string, files: readonly FileState[]): LocaleStatus['next'] {
  const first = (state: State) => files.find((file) => file.state === state)?.file.name;
  const [stale, started, missing, done] = (['stale', 'started', 'missing', 'done'] as const).map(
    first,
  );
  const run = (command: string, file: string) => `npm run i18n -- ${command} ${locale} ${file}`;
  if (stale) return {why: `The English of ${stale} changed.`, command: run('diff', stale)};
  if (started) {
    return {why: `${started} is started. See what is left.`, command: run('done', started)};
  }
  if (missing) return {why: `${missing} has no translation yet.`, command: run('start', missing)};
  if (done) {
    return {
      why: `Nobody has reviewed ${done} yet. Read it, then put your name to it.`,
      command: `${run('done', done)} --reviewer "YOUR NAME"`,
    };
  }
  return undefined;
}
