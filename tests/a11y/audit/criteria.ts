/** The success criteria that the audit covers: WCAG 2.2, levels A and AA (https://www.w3.org/TR/WCAG22/). */

export type Level = 'A' | 'AA';

export interface Criterion {
  /** e.g. 1.4.11. */
  number: string;
  /** The name in the standard, in English. */
  name: string;
  level: Level;
  /** Address of the criterion's Understanding document. */
  understanding: string;
  /** What a person has to check, and on which pages; unset if automated checks are sufficient. */
  leftToPeople?: string;
  /** Flows that test it in three engines, besides rules and probes. */
  flows: readonly string[];
}

const TABLE: readonly (readonly [number: string, name: string, level: Level])[] = [
  ['1.1.1', 'Non-text Content', 'A'],
  ['1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A'],
  ['1.2.2', 'Captions (Prerecorded)', 'A'],
  ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A'],
  ['1.2.4', 'Captions (Live)', 'AA'],
  ['1.2.5', 'Audio Description (Prerecorded)', 'AA'],
  ['1.3.1', 'Info and Relationships', 'A'],
  ['1.3.2', 'Meaningful Sequence', 'A'],
  ['1.3.3', 'Sensory Characteristics', 'A'],
  ['1.3.4', 'Orientation', 'AA'],
  ['1.3.5', 'Identify Input Purpose', 'AA'],
  ['1.4.1', 'Use of Color', 'A'],
  ['1.4.2', 'Audio Control', 'A'],
  ['1.4.3', 'Contrast (Minimum)', 'AA'],
  ['1.4.4', 'Resize Text', 'AA'],
  ['1.4.5', 'Images of Text', 'AA'],
  ['1.4.10', 'Reflow', 'AA'],
  ['1.4.11', 'Non-text Contrast', 'AA'],
  ['1.4.12', 'Text Spacing', 'AA'],
  ['1.4.13', 'Content on Hover or Focus', 'AA'],
  ['2.1.1', 'Keyboard', 'A'],
  ['2.1.2', 'No Keyboard Trap', 'A'],
  ['2.1.4', 'Character Key Shortcuts', 'A'],
  ['2.2.1', 'Timing Adjustable', 'A'],
  ['2.2.2', 'Pause, Stop, Hide', 'A'],
  ['2.3.1', 'Three Flashes or Below Threshold', 'A'],
  ['2.4.1', 'Bypass Blocks', 'A'],
  ['2.4.2', 'Page Titled', 'A'],
  ['2.4.3', 'Focus Order', 'A'],
  ['2.4.4', 'Link Purpose (In Context)', 'A'],
  ['2.4.5', 'Multiple Ways', 'AA'],
  ['2.4.6', 'Headings and Labels', 'AA'],
  ['2.4.7', 'Focus Visible', 'AA'],
  ['2.4.11', 'Focus Not Obscured (Minimum)', 'AA'],
  ['2.5.1', 'Pointer Gestures', 'A'],
  ['2.5.2', 'Pointer Cancellation', 'A'],
  ['2.5.3', 'Label in Name', 'A'],
  ['2.5.4', 'Motion Actuation', 'A'],
  ['2.5.7', 'Dragging Movements', 'AA'],
  ['2.5.8', 'Target Size (Minimum)', 'AA'],
  ['3.1.1', 'Language of Page', 'A'],
  ['3.1.2', 'Language of Parts', 'AA'],
  ['3.2.1', 'On Focus', 'A'],
  ['3.2.2', 'On Input', 'A'],
  ['3.2.3', 'Consistent Navigation', 'AA'],
  ['3.2.4', 'Consistent Identification', 'AA'],
  ['3.2.6', 'Consistent Help', 'A'],
  ['3.3.1', 'Error Identification', 'A'],
  ['3.3.2', 'Labels or Instructions', 'A'],
  ['3.3.3', 'Error Suggestion', 'AA'],
  ['3.3.4', 'Error Prevention (Legal, Financial, Data)', 'AA'],
  ['3.3.7', 'Redundant Entry', 'A'],
  ['3.3.8', 'Accessible Authentication (Minimum)', 'AA'],
  ['4.1.2', 'Name, Role, Value', 'A'],
  ['4.1.3', 'Status Messages', 'AA'],
];

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
  '2.5.1': 'Home, Who we serve: does each carousel have buttons for what a swipe does?',
  '2.5.2': 'All pages: does sliding off a control before the release do nothing?',
  '2.5.4': 'All pages: does moving the device do nothing?',
  '2.5.7': 'Home, document check: is there a click for each drag?',
  '3.3.2': 'Contact, careers, feedback: does each label or hint say what to enter?',
  '3.3.4': 'Contact, careers: can an enquiry be corrected before it is sent?',
  '3.3.8': 'All pages: does nothing ask for a password or a puzzle?',
};

/** Criteria that flows test in three browser engines (tests/engines/flows); most of them concern forms. */
const FLOWS: Readonly<Record<string, readonly string[]>> = {
  '2.1.1': ['tabs flow', 'drawer flow', 'services flow'],
  '3.3.1': ['forms flow'],
  '3.3.3': ['forms flow'],
  '3.3.7': ['forms flow'],
  '4.1.2': ['disclosures flow', 'drawer flow', 'tabs flow'],
  '4.1.3': ['forms flow', 'sign-up flow'],
};

/** Returns the name of an Understanding document: Pause, Stop, Hide → pause-stop-hide. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '');

/** All 55 criteria, in the standard's order. */
export const CRITERIA: readonly Criterion[] = TABLE.map(([number, name, level]) => ({
  number,
  name,
  level,
  understanding: `https://www.w3.org/WAI/WCAG22/Understanding/${slugOf(name)}.html`,
  ...(LEFT_TO_PEOPLE[number] && {leftToPeople: LEFT_TO_PEOPLE[number]}),
  flows: FLOWS[number] ?? [],
}));
