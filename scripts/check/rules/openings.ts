import {noticeOf, today} from '../../../src/plugins/openings/days';
import {townsOf} from '../../../src/menus';
import {nearest} from '../../../src/nearest';
import {POSITIONS} from '../site';
import type {Rule} from './rule';

const NO_TOWN =
  'The page names no town of an office in its <Hero>, so search engines cannot say where the job is. Name one of:';

const FUTURE =
  "'posted' is more than a year ahead. It is the day on which the opening was published; is the year right?";

/** The same day a year from now. */
const nextYear = () => `${Number(today().slice(0, 4)) + 1}${today().slice(4)}`;

export const openings: Rule = {
  name: 'openings',
  level: 'error',
  about:
    'the last day to apply, if there is one: advice from a week ahead on; the town; the title, which the application form must know',
  find({values, keyLines, source}, {positions, sidebars}) {
    const {kind, title, validThrough, closed, posted} = values;
    if (kind !== 'job') return [];
    const end = {
      closed: closed !== undefined,
      ...(typeof validThrough === 'string' && {validThrough}),
    };
    // Days in the wrong order are told by the rule on the lines at the top.
    const ordered = !(String(validThrough) < String(posted));
    const notice = ordered ? noticeOf(end, today()) : undefined;
    const towns = townsOf(sidebars);
    const [, intro = ''] = /<Hero\b[^>]*>([^]*?)<\/Hero>/.exec(source) ?? [];
    return [
      ...(towns.length > 0 && !towns.some((town) => intro.includes(town))
        ? [{line: 1, message: `${NO_TOWN} ${towns.join(', ')}`}]
        : []),
      ...(notice
        ? [{line: keyLines['validThrough'] ?? 1, level: 'advice' as const, message: notice}]
        : []),
      ...(typeof posted === 'string' && posted > nextYear()
        ? [{line: keyLines['posted'] ?? 1, level: 'advice' as const, message: FUTURE}]
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
