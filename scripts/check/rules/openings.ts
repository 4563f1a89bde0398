import {noticeOf, today} from '../../../src/plugins/openings/days';
import {nearest} from '../../../src/nearest';
import {POSITIONS} from '../site';
import type {Rule} from './rule';

export const openings: Rule = {
  name: 'openings',
  level: 'error',
  about:
    'the last day to apply: advice a week ahead, an error after; the title, which the application form must know',
  find({values, keyLines}, {positions}) {
    const {kind, title, validThrough} = values;
    if (kind !== 'job') return [];
    const notice = typeof validThrough === 'string' ? noticeOf(validThrough, today()) : undefined;
    return [
      ...(notice ? [{line: keyLines['validThrough'] ?? 1, ...notice}] : []),
      ...(typeof title === 'string' && !positions.includes(title)
        ? [{line: keyLines['title'] ?? 1, message: unknownPosition(title, positions)}]
        : []),
    ];
  },
};

function unknownPosition(title: string, positions: readonly string[]): string {
  const near = nearest(title, positions);
  return (
    `The application form does not know '${title}', so nobody could apply for it. ` +
    `${near ? `Did you mean '${near}'? Otherwise change` : 'Change'} it in ${POSITIONS} too, word for word`
  );
}
