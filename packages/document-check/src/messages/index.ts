/** Every sentence of the checks by id, with a note on where it appears; and a function to translate them. */
import type {OfficeRuleId, PdfRuleId, PersonRuleId} from '../rules/ids.ts';
import ADVICE from './advice.json';
import {ELEMENT_NAMES} from './elements.ts';
import {GROUP_MESSAGES} from './groups.ts';
import INTERFACE_MESSAGES from './interface.json';
import OFFICE_MESSAGES from './office.json';
import PDF_MESSAGES from './pdf.json';
import PERSON_MESSAGES from './person.json';
import {createTranslator} from './plurals.ts';
import type {Translator} from './plurals.ts';
import {
  EFFORT_MESSAGES,
  KIND_COUNT_MESSAGES,
  KIND_MESSAGES,
  NOTE_MESSAGES,
  REFUSAL_MESSAGES,
  SEND_MESSAGES,
} from './state.ts';
import TOPIC_MESSAGES from './topics.json';
import TRANSCRIPT_MESSAGES from './transcript.json';

export type {Translator} from './plurals.ts';

/** A sentence, and where it appears, for translators. */
export interface Message {
  message: string;
  description: string;
}

/** Returns a description without its clauses on placeholders and plural forms that a message does not have. */
const describing = (description: string, message: string): string =>
  description
    .split('; ')
    .filter((clause) => message.includes(/^(?:\{\w+\}|\|)/.exec(clause)?.[0] ?? ''))
    .join('; ');

const entries = (
  prefix: string,
  messages: Readonly<Record<string, string>>,
  description: string,
): [string, Message][] =>
  Object.entries(messages).map(([id, message]) => [
    `${prefix}.${id}`,
    {message, description: `Document check: ${describing(description, message)}`},
  ]);

/** As in Docusaurus, a bar separates the forms of a sentence. */
const FORMS = '; {count}: how many; | separates plural forms';

/** A rule without a sentence does not compile. */
const RULE_MESSAGES: {
  readonly pdf: Readonly<Record<PdfRuleId, string>>;
  readonly office: Readonly<Record<OfficeRuleId, string>>;
  readonly person: Readonly<Record<PersonRuleId, string>>;
} = {pdf: PDF_MESSAGES, office: OFFICE_MESSAGES, person: PERSON_MESSAGES};

/** Id → sentence. Ids begin with group, impact, todo, rule, question, method, step, program, who, refusal, note, fact, send, place, element, kind, effort, transcript, page or report. */
export const DOCUMENT_MESSAGES: Readonly<Record<string, Message>> = Object.fromEntries([
  ...entries('group', GROUP_MESSAGES, 'heading of a group of faults: the people whom they affect'),
  ...entries('impact', TOPIC_MESSAGES.impact, 'how faults affect people'),
  ...entries(
    'todo',
    TOPIC_MESSAGES.todo,
    'how to fix a fault, shown below the sentence that says how it affects people',
  ),
  ...entries('rule', RULE_MESSAGES.pdf, `a fault in a PDF${FORMS}`),
  ...entries('rule', RULE_MESSAGES.office, `a fault in a Word or PowerPoint file${FORMS}`),
  ...entries('rule', RULE_MESSAGES.person, 'a question that only a person can answer'),
  ...entries(
    'question',
    ADVICE.question,
    'a question for a person; {language}: its name in your language',
  ),
  ...entries(
    'method',
    ADVICE.method,
    'how to find the answer to a question that only a person can answer, in at most two minutes',
  ),
  ...Object.entries(ADVICE.step).flatMap(([program, steps]) =>
    entries(
      `step.${program}`,
      steps,
      'steps in a program. Write the names of menus and options as the program shows them in your language; {number}: the number of a slide',
    ),
  ),
  ...entries('program', ADVICE.program, 'heading of the steps in the program that made a file'),
  ...entries('who', ADVICE.who, 'who can fix the faults, and in how much time'),
  ...entries('refusal', REFUSAL_MESSAGES, 'why a file is not checked, and what to do'),
  ...entries('note', NOTE_MESSAGES, 'what to know about how the file was read'),
  ...entries('send', SEND_MESSAGES, 'why our form does not accept a checked document'),
  ...entries(
    'element',
    ELEMENT_NAMES,
    'the part in which a fault was found, as in: Page 2, heading 1, “Sales”; {number}: the level of a heading',
  ),
  ...entries('kind', KIND_MESSAGES, 'kind of a finding'),
  ...entries('kind', KIND_COUNT_MESSAGES, `kind and number of findings${FORMS}`),
  ...entries(
    'effort',
    EFFORT_MESSAGES,
    'how much work it is to make a document accessible, in a table and in the summary of the files',
  ),
  ...entries(
    'transcript',
    TRANSCRIPT_MESSAGES,
    `what a screen reader says: take the words that NVDA has in your language; {number}: of a page, level, row or column; {rows}, {columns}: how many, with their noun${FORMS}`,
  ),
  ...Object.entries(INTERFACE_MESSAGES),
]);

/** Id without its prefix → sentence; missing translations are English. */
export type DocumentTranslations = Readonly<Partial<Record<string, string>>>;

/** Returns a function that translates ids. @param translations of the language `locale`; without them, English */
export function documentTranslator(
  translations: DocumentTranslations = {},
  locale = 'en',
): Translator {
  return createTranslator((id) => translations[id] ?? DOCUMENT_MESSAGES[id]?.message, locale);
}
