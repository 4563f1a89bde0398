/** Checks a Word or PowerPoint file. */
import {Collector} from '../collector.ts';
import {effortOf} from '../effort.ts';
import type {CheckEvent, Facts, Note, Report, UnreadPart} from '../finding.ts';
import type {Reporter} from '../reporter.ts';
import type {Budget} from '../limits.ts';
import {OFFICE_RULES} from '../rules/office.ts';
import {PERSON_RULES} from '../rules/person.ts';
import {rulesById} from '../rules/rule.ts';
import {shorten} from '../shorten.ts';
import {Refusal} from '../refusal.ts';
import {SLICE_MS, nextTask} from '../next-task.ts';
import {isGenericTitle} from '../vague.ts';
import type {XmlElement} from '../xml.ts';
import {OfficePackage} from './package.ts';
import {loadSlidesCheck, loadWordCheck} from './programs.ts';
import {MAIN_PART} from './standard-package.ts';

const RULES = rulesById([...OFFICE_RULES, ...PERSON_RULES]);

/** Questions that are asked about every file. */
const ASKED_FIRST = ['person-order', 'person-headings', 'person-language', 'person-links'] as const;
const ASKED_LAST = ['person-contrast', 'person-colour'] as const;

type OfficeFacts = Omit<Facts, 'effort'>;

/** Adds the questions that a person must answer about this file. */
function addPersonQuestions(facts: OfficeFacts, collector: Collector): void {
  for (const rule of ASKED_FIRST) collector.add(rule);
  if (facts.figures > 0) collector.add('person-alt');
  if (facts.tables > 0) collector.add('person-tables');
  if (facts.fields > 0) collector.add('person-fields');
  for (const rule of ASKED_LAST) collector.add(rule);
}

function checkTitle(title: string, report: Reporter): void {
  if (title === '') report('office-title');
  else if (isGenericTitle(title)) report('office-title-generic', () => ({text: title}));
}

/** Checks a presentation; yields progress and findings between slides. */
async function* checkSlideBySlide(
  file: OfficePackage,
  {name, root}: {name: string; root: XmlElement},
  collector: Collector,
  unread: Set<UnreadPart>,
): AsyncGenerator<CheckEvent, OfficeFacts> {
  const {checkSlides} = await loadSlidesCheck();
  const slides = checkSlides(file, name, root, collector.add.bind(collector), unread);
  let step = slides.next();
  let last = Date.now();
  for (; !step.done; step = slides.next()) {
    yield {type: 'progress', ...step.value};
    for (const finding of collector.takeChanged()) yield {type: 'finding', finding};
    if (Date.now() - last < SLICE_MS) continue;
    await nextTask();
    last = Date.now();
  }
  return step.value;
}

/** Checks a file with the module for its program, which is loaded with the first file of that program. */
async function* factsOf(
  file: OfficePackage,
  main: {name: string; root: XmlElement},
  collector: Collector,
  unread: Set<UnreadPart>,
): AsyncGenerator<CheckEvent, OfficeFacts> {
  const {name, root} = main;
  if (root.name === 'presentation') return yield* checkSlideBySlide(file, main, collector, unread);
  if (root.name !== 'document') throw new Refusal('spreadsheet');
  const {checkWord} = await loadWordCheck();
  return await checkWord(file, name, root, collector.add.bind(collector), unread);
}

/** Loads what reads an Office file aloud; it shares the reader with this module. */
export const loadTranscriber = () =>
  import(/* webpackChunkName: "documents_office_transcript" */ '../transcript/office/read.ts');

export async function* checkOffice(
  bytes: Uint8Array,
  budget: Budget,
): AsyncGenerator<CheckEvent, Report> {
  const file = new OfficePackage(bytes, budget);
  const main = file.main();
  const collector = new Collector(RULES);
  const unread = new Set<UnreadPart>();
  const facts = yield* factsOf(file, main, collector, unread);
  checkTitle(file.title(), collector.add.bind(collector));
  addPersonQuestions(facts, collector);
  const isStandard =
    file.zip.isStandard &&
    MAIN_PART[facts.format === 'word' ? 'word' : 'powerpoint'].test(main.name);
  const findings = collector.all();
  const notes: Note[] = [...unread].map((part): Note => `unread-${part}`);
  return {
    facts: {...facts, effort: effortOf(facts, findings, collector.rules)},
    madeWith: [shorten(file.property('Application') ?? '')],
    notes: isStandard ? notes : ['nonstandard', ...notes],
    findings,
    consequences: [],
  };
}
