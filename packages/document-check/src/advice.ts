/** What to do about a finding, who can do it, and how a person answers questions that no program can. */
import {timeFor} from './effort.ts';
import type {Facts, Place, Report} from './finding.ts';
import type {TopicFindings} from './group-findings.ts';
import {questionsIn} from './group-findings.ts';
import {languageName} from './language-name.ts';
import {producerOf} from './producer.ts';
import type {Program} from './producer.ts';
import {TOPICS} from './rules/topics.ts';
import type {Topic} from './rules/topics.ts';
import {namesLanguage} from './vague.ts';
import type {MessageValues, Translator} from './messages/plurals.ts';

/** Who can follow the advice: `original`, whoever has the file that a PDF was made from; `acrobat`, whoever has Adobe Acrobat Pro. */
export type Who = 'you' | 'original' | 'acrobat' | 'specialist';

export interface Advice {
  who: Who;
  /** Id of the sentence that says who can do it and what that needs. It is true for all steps. */
  whoId: string;
  /** Id of the sentence above the steps, which names the program if its steps follow. */
  heading: string;
  /** Sentences, in their order. */
  steps: string[];
}

/** Program → the program whose steps apply if it has none of its own. */
const FALLBACKS: Readonly<Partial<Record<Program, Program | 'office'>>> = {
  word: 'office',
  powerpoint: 'office',
  impress: 'libreoffice',
  scanner: 'acrobat',
};

/** Programs that have a setting for what only the standard requires. */
const FORMAL_PROGRAMS = new Set<Program | undefined>(['libreoffice', 'impress', 'latex']);

/**
 * Returns the program in which to correct a file; undefined for a PDF from an unknown program. A printer driver writes
 * no tags, so its name in a tagged PDF is left over.
 */
const programOf = ({facts, madeWith}: Pick<Report, 'facts' | 'madeWith'>): Program | undefined => {
  const {format, hasStructure} = facts;
  const program = producerOf(madeWith)?.program;
  if (format === 'powerpoint' && program === 'libreoffice') return 'impress';
  if (format !== 'pdf') return program === 'libreoffice' ? program : format;
  return program === 'printer' && hasStructure ? undefined : program;
};

function whoCan(topic: Topic, format: Facts['format'], canSave: boolean): Who {
  const {repair} = TOPICS[topic];
  if (format !== 'pdf') return 'you';
  if (canSave || repair === 'original') return 'original';
  return repair === 'acrobat' ? 'acrobat' : 'specialist';
}

/** Returns the id of the sentence for `Advice.whoId`: by whether a step is in Acrobat, whether saving is enough, and how long it is. */
function whoIdOf(
  who: Who,
  {topic, findings}: Pick<TopicFindings, 'topic' | 'findings'>,
  {inAcrobat, isSavedAgain, pages}: {inAcrobat: boolean; isSavedAgain: boolean; pages: number},
): string {
  if (inAcrobat && who !== 'acrobat') return `who.${who}.acrobat`;
  if (who === 'acrobat' || who === 'specialist') return `who.${who}`;
  const counts = findings.map(({count, places}) =>
    TOPICS[topic].isPerPage && places.length === 0 ? count * pages : count,
  );
  // Saving again fixes all places at once.
  const count = isSavedAgain ? 1 : counts.reduce((sum, one) => sum + one, 0);
  return `who.${who}.${timeFor(topic, count)}`;
}

/** Finds the steps of a program, or of the programs that replace it. */
function stepsIn(t: Translator, program: Program | undefined) {
  const programs = [program ?? 'acrobat', program && FALLBACKS[program]];
  /** Returns the program that has a step. @param key a topic, the id of a rule, `open`, `save` or `resave` */
  const programWith = (key: string) =>
    programs.find((name) => t(`step.${name}.${key}`) !== `step.${name}.${key}`);
  const step = (key: string, values?: MessageValues): string | undefined => {
    const name = programWith(key);
    return name && t(`step.${name}.${key}`, values);
  };
  return {programWith, step};
}

/**
 * Returns what to do about findings of one topic in the program that made the file, and who can do it. If the program is
 * unknown, general advice comes first, then the steps in Acrobat.
 * @param t in the reader's language, with the messages of the part `advice`
 */
export function adviceFor(
  t: Translator,
  found: Pick<TopicFindings, 'topic' | 'findings'>,
  report: Pick<Report, 'facts' | 'madeWith'>,
): Advice {
  const {topic, findings} = found;
  const {isFormal, isFixedBySaving} = TOPICS[topic];
  const {format, pages} = report.facts;
  const program = programOf(report);
  const {programWith, step} = stepsIn(t, program);
  const stepFor = (rule: string, place: Place | undefined) => {
    const values = {number: place?.page ?? ''};
    return step(rule, values) ?? step(topic, values);
  };
  const isSaved = format === 'pdf' && (!isFormal || FORMAL_PROGRAMS.has(program));
  const [open, save] = isSaved ? [step('open'), step('save')] : [];
  const byRule = findings.map(({rule, places}) => stepFor(rule, places[0]));
  const isEnough = save !== undefined && Boolean(isFixedBySaving ?? isFormal);
  const general = isEnough ? undefined : t(`todo.${topic}`);
  const steps = program ? byRule.map((sentence) => sentence ?? general) : [general, ...byRule];
  const inAcrobat = findings.some(
    ({rule}) => (programWith(rule) ?? programWith(topic)) === 'acrobat',
  );
  const who = whoCan(topic, format, save !== undefined);
  const last = format === 'pdf' ? save : step('resave');
  return {
    heading: headingOf(t, program, [...byRule, save].some(Boolean)),
    who,
    whoId: whoIdOf(who, found, {inAcrobat, isSavedAgain: isEnough, pages: pages ?? 1}),
    steps: [...new Set([open, ...steps, last])].filter((sentence) => sentence !== undefined),
  };
}

/** Returns the id of the heading above the steps. @param hasSteps whether the program has steps of its own */
function headingOf(t: Translator, program: Program | undefined, hasSteps: boolean): string {
  const heading = `program.${program ?? ''}`;
  return hasSteps && t(heading) !== heading ? heading : 'page.todo';
}

export interface PersonQuestion {
  /** Id of the question's rule: `person-order`. */
  id: string;
  question: string;
  /** How to answer it in at most two minutes. */
  method: string;
}

/** Format → end of the message id of the method that answers a question. */
const SUFFIXES = {pdf: '-pdf', word: '', powerpoint: '-slides'} as const;

/** Returns what only a person can judge of a document. @param t as in `adviceFor` @param locale in which languages are named */
export function questionsFor(t: Translator, report: Report, locale = 'en'): PersonQuestion[] {
  const suffix = SUFFIXES[report.facts.format];
  const {language} = report.facts;
  return questionsIn(report.findings).map(({rule: id}) => {
    const base = `method.${id.replace('person-', '')}`;
    const methods = [`${base}${suffix}-${programOf(report)}`, base + suffix, base];
    const method = methods.map((key) => t(key)).find((text, i) => text !== methods[i]) ?? '';
    const question =
      id === 'person-language' && language && namesLanguage(language)
        ? t('question.language', {language: languageName(language, locale)})
        : t(`rule.${id}`);
    return {id, question, method};
  });
}
