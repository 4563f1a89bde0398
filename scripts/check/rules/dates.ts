import type {Found} from '../finding';
import {proseLines} from '../prose';
import type {Rule} from './rule';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
];
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const WRITTEN = new RegExp(
  `(?:(${DAYS.join('|')}),? (?:the )?)?\\b(\\d{1,2})(?:st|nd|rd|th)? (${MONTHS.join('|')})(?:,? (\\d{4}))?\\b`,
  'g',
);
const NUMBERS = /(?<![\d/.-])(\d{4})-(\d\d)-(\d\d)(?![\d/-])/g;
const SLASHED = /(?<![\d/])\d{1,2}\/\d{1,2}\/(?:\d{4}|\d\d)(?![\d/])/g;

const exists = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return month >= 1 && month <= 12 && date.getUTCDate() === day && date.getUTCMonth() === month - 1;
};

/** Whether the thirtieth of that month, or that Friday, is one. */
function faultOf([found, weekday, day, month = '', year]: RegExpExecArray): string | undefined {
  const number = MONTHS.indexOf(month) + 1;
  // Without a year, February may have 29.
  if (!exists(Number(year ?? 2028), number, Number(day))) {
    return `There is no ${day} ${month}${year ? ` ${year}` : ''}. Correct the day`;
  }
  if (weekday === undefined || year === undefined) return undefined;
  const real = DAYS[new Date(Date.UTC(Number(year), number - 1, Number(day))).getUTCDay()] ?? '';
  return real === weekday ? undefined : `"${found}" is a ${real}. Correct the weekday or the day`;
}

function inLine(text: string, line: number): Found[] {
  return [
    ...[...text.matchAll(WRITTEN)].flatMap((match): Found[] => {
      const message = faultOf(match);
      return message === undefined ? [] : [{line, column: match.index + 1, message}];
    }),
    ...[...text.matchAll(NUMBERS)].flatMap(([found, year, month, day]): Found[] =>
      exists(Number(year), Number(month), Number(day))
        ? []
        : [{line, message: `There is no day ${found}. It is year-month-day; write 30 April 2027`}],
    ),
    ...[...text.matchAll(SLASHED)].map(([found]): Found => ({
      ...{line, level: 'advice'},
      message: `"${found}" is one day in Texas and another in India. Write the month as a word: 3 April 2027`,
    })),
  ];
}

export const dates: Rule = {
  name: 'dates',
  level: 'error',
  about: 'days that do not exist, weekdays that are another; advice on days that read two ways',
  find: ({source}) => proseLines(source).flatMap((text, index) => inLine(text, index + 1)),
};
