/** `npm run i18n -- status`: prints the state of every file, and what to do next. */
import {sourceFiles} from './files';
import {STATES, stateOf, type FileState} from './records';

const NEXT: Record<FileState['state'], (name: string, locale: string) => string> = {
  outdated: (name, locale) =>
    `Compare ${name} with English and update it, then: npm run i18n -- done ${locale} ${name}`,
  missing: (name, locale) => `npm run i18n -- start ${locale} ${name}`,
  draft: (name, locale) =>
    `A second person reads ${name}, then: npm run i18n -- done ${locale} ${name} --reviewer "NAME"`,
  reviewed: () => 'Everything is reviewed.',
};

export function printStatus(root: string, locales: readonly string[]): void {
  for (const locale of locales) {
    const files = sourceFiles(root).map((file) => stateOf(root, locale, file));
    const name = new Intl.DisplayNames('en', {type: 'language'}).of(locale) ?? locale;
    const counts = STATES.map(
      (state) => `${files.filter((file) => file.state === state).length} ${state}`,
    );
    console.log(`${name} (${locale}), ${files.length} files: ${counts.join(', ')}`);
    const width = Math.max(...files.map(({file}) => file.name.length));
    for (const {file, state, note} of files)
      console.log(`  ${state.padEnd(8)}  ${file.name.padEnd(width)}  ${note}`.trimEnd());
    const next = STATES.flatMap((state) => files.filter((file) => file.state === state)).at(0);
    if (next) console.log(`Next: ${NEXT[next.state](next.file.name, locale)}\n`);
  }
}
