import {noticeOf, today} from '../../../src/plugins/openings/days';
import {nearest} from '../../../src/nearest';
import {POSITIONS} from '../site';
import type {Rule} from './rule';

const NO_TOWN =
  'The page names no town of an office in its <Hero>, so search engines cannot say where the job is. Name one of:';

export const openings: Rule = {
  name: 'openings',
  level: 'error',
  about:
    'the last day to apply, if there is one: advice from a week ahead on; the town; the title, which the application form must know',
  find({values, keyLines, source}, {positions, sidebars}) {
    const {kind, title, validThrough, closed} = values;
    if (kind !== 'job') return [];
    const end = {
      closed: closed !== undefined,
      ...(typeof validThrough === 'string' && {validThrough}),
    };
    const notice = noticeOf(end, today());
    const towns = sidebars.offices.flatMap(({places}) =>
      places.map(({label}) => label.split(',')[0] ?? label),
    );
    const [, intro = ''] = /<Hero\b[^>]*>([^]*?)<\/Hero>/.exec(source) ?? [];
    return [
      ...(towns.length > 0 && !towns.some((town) => intro.includes(town))
        ? [{line: 1, message: `${NO_TOWN} ${towns.join(', ')}`}]
        : []),
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
