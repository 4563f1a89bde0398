/** Every sentence of the checks by id, with a note on where it appears; and a function to translate them. */
import ADVICE from './advice.json';
import {ELEMENT_NAMES} from './elements.ts';
import {GROUP_MESSAGES} from './groups.ts';
import type {Message} from './message.ts';
import OFFICE_MESSAGES from './office.json';
import PDF_MESSAGES from './pdf.json';
import PERSON_MESSAGES from './person.json';
import {CHANGE_MESSAGES, PAGE_MESSAGES, REPORT_MESSAGES, SHOW_MESSAGES} from './report.ts';
import {
  EFFORT_MESSAGES,
  FACT_MESSAGES,
  KIND_MESSAGES,
  NOTE_MESSAGES,
  PLACE_MESSAGES,
  REFUSAL_MESSAGES,
  SEND_MESSAGES,
} from './state.ts';
import TOPIC_MESSAGES from './topics.json';

export type {Message} from './message.ts';

const entries = (
  prefix: string,
  messages: Readonly<Record<string, string>>,
  description: string,
): [string, Message][] =>
  Object.entries(messages).map(([id, message]) => [
    `${prefix}.${id}`,
    {message, description: `Document check: ${description}`},
  ]);

/** As in Docusaurus, a bar separates the forms of a sentence. */
const FORMS = '; {count} is how many; bars separate plural forms';

/** Id → sentence. Ids begin with group, impact, todo, rule, question, method, step, program, who, refusal, note, fact, send, place, element, kind, effort, page or report. */
export const DOCUMENT_MESSAGES: Readonly<Record<string, Message>> = Object.fromEntries([
  ...entries('group', GROUP_MESSAGES, 'heading of a group of faults: the people whom they affect'),
  ...entries('impact', TOPIC_MESSAGES.impact, 'how faults affect people'),
  ...entries('todo', TOPIC_MESSAGES.todo, 'how to fix faults, below how they affect people'),
  ...entries('rule', PDF_MESSAGES, `a fault in a PDF${FORMS}`),
  ...entries('rule', OFFICE_MESSAGES, `a fault in a Word or PowerPoint file${FORMS}`),
  ...entries('rule', PERSON_MESSAGES, 'a question that only a person can answer'),
  ...entries(
    'question',
    ADVICE.question,
    'a question for a person; {language}: its name in your language',
  ),
  ...entries('method', ADVICE.method, 'how a person answers a question, in at most two minutes'),
  ...Object.entries(ADVICE.step).flatMap(([program, steps]) =>
    entries(
      `step.${program}`,
      steps,
      'steps in a program. Write the names of menus and options as the program shows them in your language; {number}: the number of a slide',
    ),
  ),
  ...entries('program', ADVICE.program, 'heading of the steps in the program that made a file'),
  ...entries('who', ADVICE.who, 'who can fix the faults'),
  ...entries('refusal', REFUSAL_MESSAGES, 'why a file is not checked, and what to do'),
  ...entries('note', NOTE_MESSAGES, 'what to know about how the file was read'),
  ...entries(
    'fact',
    FACT_MESSAGES,
    'a fact about the document; {count} is how many, {language} and {standard} are names, such as English and PDF/UA-1',
  ),
  ...entries('send', SEND_MESSAGES, 'why our form does not accept a checked document'),
  ...entries(
    'place',
    PLACE_MESSAGES,
    'where something was found. {number}: of the page or slide; {place}: another place, such as “Page 2, picture, ‘chart’”; {count}: of the places that are not listed',
  ),
  ...entries(
    'element',
    ELEMENT_NAMES,
    'the part in which a fault was found, as in: Page 2, heading 1, “Sales”; {number} is the level of a heading',
  ),
  ...entries('kind', KIND_MESSAGES, 'kind of a finding'),
  ...entries(
    'effort',
    EFFORT_MESSAGES,
    'how much work it is to make a document accessible, in a table and in “our effort: {effort}”',
  ),
  ...entries(
    'page',
    PAGE_MESSAGES,
    'progress, and text around the findings; {name} is the name of a file, {count} and {percent} are numbers',
  ),
  ...entries('page', SHOW_MESSAGES, 'button that shows where in the document a fault was found'),
  ...entries('report', CHANGE_MESSAGES, 'faults compared with the last version of a file'),
  ...entries(
    'report',
    REPORT_MESSAGES,
    `beside results, in a table of several files and in a report to pass on; {numbers}: of places, as in 1, 2; {effort}: such as low${FORMS}`,
  ),
]);

/** Id without its prefix → sentence; missing translations are English. */
export type DocumentTranslations = Readonly<Partial<Record<string, string>>>;

/** Returns a sentence in one language. */
export type Translator = (id: string) => string;

/** Returns a function that translates ids. @param translations of the language; without them, English */
export function documentTranslator(translations: DocumentTranslations = {}): Translator {
  return (id) => translations[id] ?? DOCUMENT_MESSAGES[id]?.message ?? id;
}
