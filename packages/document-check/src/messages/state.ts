/** Messages about a file and its results: refusals, notes and labels. */
import type {Effort, Kind, Note} from '../finding.ts';
import type {RefusalReason} from '../refusal.ts';

/** `unreadable`: the browser could not read the file, so it was not checked. */
export const REFUSAL_MESSAGES: Readonly<Record<RefusalReason | 'unreadable', string>> = {
  unreadable:
    'Your browser could not read the file. It may have been moved, renamed or deleted, or it may be a folder. Choose it again.',
  notADocument: "This isn't a PDF, Word or PowerPoint file. Choose one of those.",
  openDocument:
    'This is an OpenDocument file. Export it as PDF in LibreOffice: “File” > “Export As” > “Export as PDF”, with “Universal Accessibility (PDF/UA)” ticked. Then choose the PDF.',
  empty: 'The file is empty.',
  damaged: 'The file is damaged and could not be read. Save it again in the program that made it.',
  password: 'This file is password-protected. Save a copy without a password.',
  oldOffice:
    'The file is in the format of Office 2003 or older, or locked with a password. Save it as .docx or .pptx without a password.',
  doctype:
    'The file contains a document type declaration, and was not opened, for security. Save it again in Word or PowerPoint.',
  spreadsheet:
    'This is a spreadsheet or another Office file. Choose a PDF, Word or PowerPoint file.',
  tooLarge: 'The file is too large, or takes too long, to be checked here. Ask us to check it.',
};

export const NOTE_MESSAGES: Readonly<Record<Note, string>> = {
  repaired: 'Part of the file is damaged. Only the readable part was checked.',
  nonstandard:
    'The file breaks the rules of its format. Other programs may not open it: save it again in the program that made it.',
  ua2: 'The file declares conformance with PDF/UA-2. It was checked against the rules of PDF/UA-1 that PDF/UA-2 did not change.',
  unlocked: 'The file is encrypted or restricted, and opens without a password.',
  'unread-comments': 'Comments were not checked.',
  'unread-speakerNotes': 'Speaker notes were not checked.',
  'unread-hiddenSlides':
    'Hidden slides were not checked. Show them and choose the file again if people will get them.',
  'unread-insertedFiles':
    'Text from another file is inserted in a format that was not checked. Open the document in Word, save it, and choose it again.',
  'unread-subdocuments':
    'This is a master document. Its subdocuments were not checked: choose each of them.',
  'unread-embedded':
    'Embedded files, such as spreadsheets, were not checked. Choose those that are Word, PowerPoint or PDF files.',
  'unread-attachments': 'Attached files were not checked. Save them and choose each of them.',
  'unread-portfolio':
    'This is a PDF portfolio. Only its cover page was checked: save the files in it and choose each of them.',
  'limit-time':
    'Reading took too long and was stopped. The results cover the part read so far. To check the rest, split the file and choose its parts.',
  'limit-bytes':
    'Once unpacked, the file is larger than this check can read. The results cover the part that was read.',
  'limit-depth':
    'The file is nested too deeply to be read to the end. The results cover the part that was read.',
  'limit-steps':
    'The file is too complex for this check to read to the end. The results cover the part that was read.',
};

/** Why our form does not accept a checked document. */
export const SEND_MESSAGES = {
  nonstandard:
    'Our form does not accept a file that other programs may be unable to open. Save it again in the program that made it, or send only the results.',
  name: 'Our form does not accept documents with macros. Save it without macros, with a name that ends in .docx or .pptx, or send only the results.',
  size: 'The file is larger than the 25 MB that our form accepts. Send only the results.',
} as const;

export const KIND_MESSAGES: Readonly<Record<Kind, string>> = {
  fault: 'Fault',
  warning: 'Check this',
  person: 'A person must judge',
};

/** Kinds with their number, which the findings of a group of rules have together. */
export const KIND_COUNT_MESSAGES = {
  faults: '1 fault|{count} faults',
  warnings: 'Check this|{count} to check',
} as const;

export const EFFORT_MESSAGES: Readonly<Record<Effort, string>> = {
  low: 'low',
  medium: 'medium',
  high: 'high',
  'very-high': 'very high',
};
