/** Why a file is not checked, what to know about how one was, and where something was found. */
import type {Effort, Kind, Note} from '../finding.ts';
import type {RefusalReason} from '../refusal.ts';

/** `unreadable`: of the browser, before the check. */
export const REFUSAL_WORDS: Readonly<Record<RefusalReason | 'unreadable', string>> = {
  unreadable:
    'Your browser could not read the file. It may have been moved, renamed or deleted, or is a folder. Choose it again.',
  notADocument: "This isn't a PDF, Word or PowerPoint file. Choose one of those.",
  empty: 'The file is empty.',
  damaged: 'The file is damaged and could not be read. Save it again in the program that made it.',
  password: 'The file opens with a password only. Save a copy without a password.',
  oldOffice:
    'The file is in the format of Office 2003 or older, or locked with a password. Save it as .docx or .pptx without a password.',
  doctype:
    'The file holds a document type declaration, which is not read for safety. Save it again in Word or PowerPoint.',
  spreadsheet:
    'This is a spreadsheet or another Office file. Choose a PDF, Word or PowerPoint file.',
  tooLarge: 'The file is too large, or takes too long, to be checked here. Send it to us instead.',
};

export const NOTE_WORDS: Readonly<Record<Note, string>> = {
  repaired: 'The file is damaged in part. What could be read was checked.',
  odd: 'The file is not made as its format asks. Other programs may not open it: save it again in the program that made it.',
  ua2: 'Declares conformance with PDF/UA-2. It was checked by rules of PDF/UA-1, without those that PDF/UA-2 changed.',
  unlocked: 'The file is protected, and opens without a password.',
  'limit-time':
    'Reading took too long and was ended. What is below is not all: to have the rest read, split the file and choose its parts.',
  'limit-bytes': 'The file unfolds to more than is read here. What is below is not all.',
  'limit-depth': 'The file is nested too deeply to be read to the end. What is below is not all.',
  'limit-steps': 'The file holds more than is read here. What is below is not all.',
};

/** What a document is. */
export const FACT_WORDS = {
  pages: 'Pages: {count}',
  read: 'Pages read: {count}',
  slides: 'Slides: {count}',
  tables: 'Tables: {count}',
  figures: 'Pictures: {count}',
  fields: 'Form fields: {count}',
  claims: 'Declares conformance with {standard}',
} as const;

/** Why our form does not take a document that was checked. */
export const SEND_WORDS = {
  odd: 'Our form does not take a file that other programs may not open. Save it again in the program that made it, or send what was found alone.',
  name: 'Our form takes files whose names end in .pdf, .docx or .pptx, as what they are. Save this one so, or send what was found alone.',
  size: 'The file is larger than the 25 MB that our form takes. Send what was found alone.',
} as const;

export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  fault: 'Fault',
  look: 'Check this',
  person: 'A person must judge',
};

export const EFFORT_WORDS: Readonly<Record<Effort, string>> = {
  low: 'low',
  medium: 'medium',
  high: 'high',
  'very-high': 'very high',
};

export const FINDINGS_WORDS: Readonly<Record<'cut', string>> = {
  cut: 'More was found than fits in here. The rest was left out.',
};

export const PLACE_WORDS: Readonly<Record<'page' | 'slide' | 'more', string>> = {
  page: 'Page {number}',
  slide: 'Slide {number}',
  more: 'Further places: {count}',
};
