/** `npm run i18n -- status`: prints the state of every file, and the next step. */
import {translationsInto} from './files';
import {STATES, stateOf, type State} from './records';

const NEXT: Record<State['state'], (name: string, locale: string) => string> = {
  outdated: (name, locale) =>
    `Update ${name} as its English changed, then: npm run i18n -- done ${locale} ${name}`,
  missing: (name, locale) => `npm run i18n -- start ${locale} ${name}`,
  started: (name, locale) =>
    `Finish ${name}, then: npm run i18n -- check ${locale} ${name}, and done ${locale} ${name}`,
  draft: (name, locale) =>
    `A second person reads ${name}, then: npm run i18n -- done ${locale} ${name} --reviewer "NAME"`,
  reviewed: () => 'Everything is reviewed.',
};

export function printStatus(locale: string): void {
  const files = translationsInto(locale).map((file) => ({...file, ...stateOf(file)}));
  const language = new Intl.DisplayNames('en', {type: 'language'}).of(locale) ?? locale;
  const withState = (wanted: State['state']) => files.filter(({state}) => state === wanted);
  const counts = STATES.map((state) => `${withState(state).length} ${state}`).join(', ');
  console.log(`${language} (${locale}), ${files.length} files: ${counts}`);
  const width = Math.max(...files.map(({name}) => name.length));
  for (const {name, state, note = ''} of files) {
    console.log(`  ${state.padEnd(8)}  ${name.padEnd(width)}  ${note}`.trimEnd());
  }
  const [next] = STATES.flatMap(withState);
  if (next) console.log(`Next: ${NEXT[next.state](next.name, locale)}\n`);
}

/** Number of unfinished files to name: a language that was just started has only such files. */
const MAX_NAMES = 5;

/** Prints the files that somebody is still translating, since `check` compares them only by name. */
export function printUnfinished(locale: string): void {
  const started = translationsInto(locale).filter((file) => stateOf(file).state === 'started');
  if (started.length === 0) return;
  const names = started.slice(0, MAX_NAMES).map(({name}) => name);
  const left = started.length - names.length;
  const others = left > 0 ? ` and ${left} more, which status lists` : '';
  console.log(
    `Not compared, since they are not done yet: ${names.join(', ')}${others}. To compare one: npm run i18n -- check ${locale} ${names[0]}`,
  );
}
