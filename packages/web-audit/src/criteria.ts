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
  /** What a person has to check; unset if automated checks are sufficient. */
  leftToPeople?: string;
  /** Names of other tests of it, besides rules and probes. */
  flows?: readonly string[];
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

/** Questions that only a person can answer, by criterion. */
const LEFT_TO_PEOPLE: Readonly<Record<string, string>> = {
  '1.1.1': 'Does the text of each picture say what it shows?',
  '1.2.1': 'Recordings: is there a transcript?',
  '1.2.2': 'Videos: are there captions?',
  '1.2.3': 'Videos: is there a description or a transcript?',
  '1.2.4': 'Live videos: are there captions?',
  '1.2.5': 'Videos: is there a description?',
  '1.3.1': 'Is what looks like a heading, list or table one for a screen reader?',
  '1.3.3': 'Does no instruction rely on shape, place or colour?',
  '1.4.1': 'Is nothing conveyed by colour alone?',
  '1.4.5': 'Do pictures contain words that could be text?',
  '2.1.4': 'Does typing single letters outside a field do nothing?',
  '2.3.1': 'Does nothing flash more than three times a second?',
  '2.4.6': 'Does each heading and label say what follows?',
  '2.5.1': 'Is there a button for what a swipe or another gesture does?',
  '2.5.2': 'Does sliding off a control before the release do nothing?',
  '2.5.4': 'Does moving the device do nothing, or can it be switched off?',
  '2.5.7': 'Is there a click for each drag?',
  '3.3.2': 'Does each label or hint say what to enter?',
  '3.3.4': 'Can an order or enquiry be corrected before it is sent?',
  '3.3.8': 'Can people sign in without remembering, copying or solving something?',
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
}));
