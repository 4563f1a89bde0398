import {noticeOf, today} from '../../../src/plugins/openings/days';
import {nearest} from '../../../src/nearest';
import {POSITIONS} from '../site';
import type {Rule} from './rule';

export const openings: Rule = {
  name: 'openings',
  level: 'error',
  about:
    'the last day to apply, if there is one: advice from a week ahead on; the title, which the application form must know',
  find({values, keyLines}, {positions}) {
    const {kind, title, validThrough, closed} = values;
    if (kind !== 'job') return [];
    const end = {
      closed: closed !== undefined,
      ...(typeof validThrough === 'string' && {validThrough}),
    };
    const notice = noticeOf(end, today());
    return [
      ...(notice
        ? [{line: keyLines['validThrough'] ?? 1, level: 'advice' as const, message: notice}]
        : []),
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
