/** Criteria that do not apply, since the website has no content that they are about. tests/site/accessibility-report.test.ts looks for that content. */

export type AbsentContent = 'media' | 'motion' | 'login';

const ABSENT: Readonly<Record<string, AbsentContent>> = {
  '1.2.1': 'media',
  '1.2.2': 'media',
  '1.2.3': 'media',
  '1.2.4': 'media',
  '1.2.5': 'media',
  '2.5.4': 'motion',
  '3.3.8': 'login',
};

/** In English, for the machine-readable report. */
const REMARKS: Readonly<Record<AbsentContent, string>> = {
  media: 'The website has no audio and no video.',
  motion: 'Nothing reacts to a movement of the device.',
  login: 'The website has no login.',
};

/** Criterion → why it does not apply, in English. */
export const NOT_APPLICABLE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ABSENT).map(([number, content]) => [number, REMARKS[content]]),
);

/** Returns the content that a criterion is about, if the website has none of it. */
export const absentContentOf = (number: string): AbsentContent | undefined => ABSENT[number];
