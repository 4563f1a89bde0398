/** Checks a Word or PowerPoint file. */
import {Collector} from '../collector.ts';
import {effortOf} from '../effort.ts';
import type {CheckEvent, Facts, Report} from '../finding.ts';
import type {Budget} from '../limits.ts';
import {shorten} from '../shorten.ts';
import {Refusal} from '../refusal.ts';
import {SLICE_MS, nextTask} from '../next-task.ts';
import {isGenericTitle} from '../vague.ts';
import {OfficePackage} from './package.ts';
import {MAIN_PART} from './standard-package.ts';

/** Adds the questions that a person must answer about this file. */
function addPersonQuestions(facts: Omit<Facts, 'effort'>, collector: Collector): void {
  for (const rule of ['person-order', 'person-headings', 'person-language', 'person-links']) {
    collector.add(rule);
  }
  if (facts.figures > 0) collector.add('person-alt');
  if (facts.tables > 0) collector.add('person-tables');
  if (facts.fields > 0) collector.add('person-fields');
  for (const rule of ['person-contrast', 'person-colour']) collector.add(rule);
}

export async function* checkOffice(
  bytes: Uint8Array,
  budget: Budget,
): AsyncGenerator<CheckEvent, Report> {
  const file = new OfficePackage(bytes, budget);
  const {name, root} = file.main();
  const collector = new Collector();
  const report = collector.add.bind(collector);
  let facts: Omit<Facts, 'effort'>;
  // The module for a program is loaded with the first file of that program.
  if (root.name === 'document') {
    const {checkWord} = await import('./word/check.ts');
    facts = checkWord(file, name, root, report);
  } else if (root.name === 'presentation') {
    const {checkSlides} = await import('./slides/check.ts');
    const slides = checkSlides(file, name, root, report);
    let step = slides.next();
    let last = Date.now();
    for (; !step.done; step = slides.next()) {
      yield {type: 'progress', ...step.value};
      for (const finding of collector.takeChanged()) yield {type: 'finding', finding};
      if (Date.now() - last < SLICE_MS) continue;
      await nextTask();
      last = Date.now();
    }
    facts = step.value;
  } else throw new Refusal('spreadsheet');
  const title = file.title();
  if (title === '') report('office-title');
  else if (isGenericTitle(title)) report('office-title-generic', () => ({text: title}));
  addPersonQuestions(facts, collector);
  const isStandard =
    file.zip.isStandard && MAIN_PART[root.name === 'document' ? 'word' : 'powerpoint'].test(name);
  const findings = collector.all();
  return {
    facts: {...facts, effort: effortOf(facts, findings)},
    madeWith: [shorten(file.property('Application') ?? '')],
    notes: isStandard ? [] : ['nonstandard'],
    findings,
    consequences: [],
  };
}
