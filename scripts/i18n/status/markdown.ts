import {capital} from '../../../src/capital';
import {STATES} from '../states';
import type {LocaleStatus} from './summary';

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
/** For a pull request or a wiki. */
export function asMarkdown(statuses: readonly LocaleStatus[]): string {
  const overview = [
    row(['Locale', 'Words', ...STATES.map(capital)]),
    row(['---', '---:', ...STATES.map(() => '---:')]),
    ...statuses.map(({locale, name, total, words, percent}) =>
      row([
        `${name} (${locale})`,
        total,
        ...STATES.map((state) => `${words[state]} (${percent[state]}%)`),
      ]),
    ),
  ];
  return ['# Translations', '', ...overview, ...statuses.flatMap(section)].join('\n');
}

function section({locale, name, files, next}: LocaleStatus): string[] {
  return [
    '',
    `## ${name} (${locale})`,
    '',
    next ? `Next: ${next.why} \`${next.command}\`` : 'Everything is translated and reviewed.',
    '',
    row(['File', 'State', 'Words', 'Drafted or reviewed']),
    row(['---', '---', '---:', '---']),
    ...files.map(({file, state, words, review}) =>
      row([
        file.name,
        state,
        STATES.reduce((sum, each) => sum + words[each], 0),
        review?.reviewer
          ? `${review.reviewer}, ${review.reviewed ?? ''}`
          : (review?.translation ?? ''),
      ]),
    ),
  ];
}
