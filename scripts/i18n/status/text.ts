import {STATES} from '../states';
import type {LocaleStatus} from './summary';

/** For a terminal. */
export function asText(statuses: readonly LocaleStatus[]): string {
  return statuses.map(block).join('\n\n');
}

function block({locale, name, files, words, percent, total, next}: LocaleStatus): string {
  const sums = STATES.map((state) => `${state} ${words[state]} (${percent[state]}%)`).join(', ');
  const width = Math.max(...files.map(({file}) => file.name.length));
  const lines = files.map(({file, state, words: own, review}) => {
    const count = STATES.reduce((sum, each) => sum + own[each], 0);
    const who = review?.reviewer
      ? `by ${review.reviewer}, ${review.reviewed ?? ''}`
      : review?.translation;
    return `  ${file.name.padEnd(width)}  ${state.padEnd(8)} ${String(count).padStart(6)}  ${who ?? ''}`.trimEnd();
  });
  return [
    `${name} (${locale}): ${total} English words: ${sums}`,
    ...lines,
    next ? `Next: ${next.why}\n  ${next.command}` : 'Everything is translated and reviewed.',
  ].join('\n');
}
