/** What to do about a finding, who can do it, and how a person answers questions that no program can. */
import {timeFor} from './effort.ts';
import type {Facts, Finding, Report} from './finding.ts';
import type {TopicFindings} from './group-findings.ts';
import {questionsIn} from './group-findings.ts';
import {languageName} from './language-name.ts';
import {producerOf} from './producer.ts';
import type {Program} from './producer.ts';
import type {Topic} from './rules/topics.ts';
import {namesLanguage} from './vague.ts';
import type {Translator} from './messages/index.ts';

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

/** Faults that can be fixed in a PDF within minutes, in Acrobat. */
const QUICK_FIXES = new Set<Topic>(['title', 'language', 'tabOrder', 'outline', 'protection']);

/** Faults that nobody can fix in a PDF. */
const NEEDS_ORIGINAL = new Set<Topic>([
  ...(['scanned', 'recognised', 'untagged', 'dynamicForm', 'characters', 'fonts'] as const),
  'reused',
]);

/** Faults that are fixed by saving the file again with the right options, without other steps. */
const FIXED_BY_SAVING = new Set<Topic>(['untagged', 'loose', 'tabOrder', 'fonts', 'characters']);

/** Faults that do not affect people, and the programs that have a setting to avoid them when they save. */
const FORMAL_TOPICS = new Set<Topic>(['identifier', 'roles']);
const FORMAL_PROGRAMS = new Set<Program | undefined>(['libreoffice', 'impress', 'latex']);

/** Returns the program in which to correct a file; undefined for a PDF from an unknown program. */
const programOf = ({facts, madeWith}: Pick<Report, 'facts' | 'madeWith'>): Program | undefined => {
  const {format} = facts;
  const program = producerOf(madeWith)?.program;
  if (format === 'powerpoint' && program === 'libreoffice') return 'impress';
  return format === 'pdf' || program === 'libreoffice' ? program : format;
};

function whoCan(topic: Topic, format: Facts['format'], canSave: boolean): Who {
  if (format !== 'pdf') return 'you';
  if (canSave || NEEDS_ORIGINAL.has(topic)) return 'original';
  return QUICK_FIXES.has(topic) ? 'acrobat' : 'specialist';
}

/** Returns the id of the sentence for `Advice.whoId`. @param inAcrobat whether one of the steps is in Acrobat */
function whoIdOf(who: Who, topic: Topic, findings: readonly Finding[], inAcrobat: boolean): string {
  if (who === 'you') {
    const count = findings.reduce((sum, finding) => sum + finding.count, 0);
    return `who.you.${timeFor(topic, count)}`;
  }
  return inAcrobat && who !== 'acrobat' ? `who.${who}.acrobat` : `who.${who}`;
}

/**
 * Returns what to do about findings of one topic in the program that made the file, and who can do it. If the program is
 * unknown, general advice comes first, then the steps in Acrobat.
 * @param t in the reader's language, with the messages of the part `advice`
 */
export function adviceFor(
  t: Translator,
  {topic, findings}: Pick<TopicFindings, 'topic' | 'findings'>,
  report: Pick<Report, 'facts' | 'madeWith'>,
): Advice {
  const {format} = report.facts;
  const program = programOf(report);
  const programs = [program ?? 'acrobat', program && FALLBACKS[program]];
  const programWith = (key: string) =>
    programs.find((name) => t(`step.${name}.${key}`) !== `step.${name}.${key}`);
  const step = (key: string): string | undefined => {
    const name = programWith(key);
    return name && t(`step.${name}.${key}`);
  };
  const isSaved = format === 'pdf' && (!FORMAL_TOPICS.has(topic) || FORMAL_PROGRAMS.has(program));
  const [open, save] = isSaved ? [step('open'), step('save')] : [undefined, undefined];
  const last = format === 'pdf' ? save : step('resave');
  const byRule = findings.map(({rule, places: [place]}: Finding) =>
    (step(rule) ?? step(topic))?.replace('{number}', String(place?.page)),
  );
  const isEnough = save !== undefined && (FIXED_BY_SAVING.has(topic) || FORMAL_TOPICS.has(topic));
  const general = isEnough ? undefined : t(`todo.${topic}`);
  const steps = program ? byRule.map((sentence) => sentence ?? general) : [general, ...byRule];
  const heading = `program.${program ?? ''}`;
  const isNamed = [...byRule, save].some(Boolean) && t(heading) !== heading;
  const inAcrobat = findings.some(
    ({rule}) => (programWith(rule) ?? programWith(topic)) === 'acrobat',
  );
  const who = whoCan(topic, format, save !== undefined);
  return {
    heading: isNamed ? heading : 'page.todo',
    who,
    whoId: whoIdOf(who, topic, findings, inAcrobat),
    steps: [...new Set([open, ...steps, last])].filter((sentence) => sentence !== undefined),
  };
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
