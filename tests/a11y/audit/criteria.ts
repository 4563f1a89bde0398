/** The success criteria, with what a person has to judge on this site, and the flows that test them. */
import {CRITERIA as WCAG, type Criterion} from '@trendsoft/web-audit/audit';

/** Checks that only a person can make, by criterion. */
const LEFT_TO_PEOPLE: Readonly<Record<string, string>> = {
  '1.1.1': 'Home, /About, Who we serve: does the text of each logo and picture say what it shows?',
  '1.2.1': 'Pages with a recording (none now): is there a transcript?',
  '1.2.2': 'Pages with a video (none now): are there captions?',
  '1.2.3': 'Pages with a video (none now): is there a description or a transcript?',
  '1.2.4': 'Pages with a live video (none now): are there captions?',
  '1.2.5': 'Pages with a video (none now): is there a description?',
  '1.3.1': 'All pages: is what looks like a heading, list or table one for a screen reader?',
  '1.3.3': 'Contact, careers, document check: does no instruction rely on shape, place or colour?',
  '1.4.1': 'Service pages with tabs, forms in error: is nothing conveyed by colour alone?',
  '1.4.5': 'Home, /About, Who we serve: do pictures contain words that could be text?',
  '2.1.4': 'All pages: does typing single letters outside a field do nothing?',
  '2.3.1': 'Home, /About: does nothing flash more than three times a second?',
  '2.4.6': 'All pages: does each heading and label say what follows?',
  '2.5.1': 'Home: does each carousel have buttons for what a swipe does?',
  '2.5.2': 'All pages: does sliding off a control before the release do nothing?',
  '2.5.4': 'All pages: does moving the device do nothing?',
  '2.5.7': 'Home, document check, performance testing: is there a click for each drag?',
  '3.3.2': 'Contact, careers, feedback: does each label or hint say what to enter?',
  '3.3.4': 'Contact, careers: can an enquiry be corrected before it is sent?',
  '3.3.8': 'All pages: does nothing ask for a password or a puzzle?',
};

/** Criteria that flows test in three browser engines (tests/engines/flows); most of them concern forms. */
const FLOWS: Readonly<Record<string, readonly string[]>> = {
  '2.1.1': ['tabs flow', 'drawer flow', 'services flow'],
  '2.1.4': ['walk flow'],
  '2.5.1': ['carousel flow'],
  '2.5.2': ['cancellation flow'],
  '2.5.7': ['carousel flow'],
  '3.3.1': ['forms flow'],
  '3.3.3': ['forms flow'],
  '3.3.4': ['forms flow'],
  '3.3.7': ['forms flow'],
  '4.1.2': ['disclosures flow', 'drawer flow', 'tabs flow'],
  '4.1.3': ['forms flow', 'sign-up flow'],
};

/** All 55 criteria, in the standard's order. */
export const CRITERIA: readonly Criterion[] = WCAG.map((criterion) => ({
  ...criterion,
  ...(criterion.leftToPeople && {
    leftToPeople: LEFT_TO_PEOPLE[criterion.number] ?? criterion.leftToPeople,
  }),
  flows: FLOWS[criterion.number] ?? [],
}));
