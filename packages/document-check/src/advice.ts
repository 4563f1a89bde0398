/** What to do about a finding, who can do it, and how a person answers questions that no program can. */
import type {Facts, Finding, Report} from './finding.ts';
import type {TopicFindings} from './grouped.ts';
import {questionsIn} from './grouped.ts';
import {languageName} from './language-name.ts';
import {producerOf} from './producer.ts';
import type {Program} from './producer.ts';
import type {Topic} from './rules/topics.ts';
import {isLanguageName} from './vague.ts';
import type {SayDocument} from './words/index.ts';

/** Who can follow the advice; `who.` with this says it. */
export type Who = 'you' | 'original' | 'specialist';

export interface Advice {
  who: Who;
  /** Id of the sentence above the steps. It names the program, where the steps do not. */
  heading: string;
  /** Sentences, in their order. */
  steps: string[];
}

/** Whose steps apply: the program's own first. */
const ALSO: Readonly<Partial<Record<Program, Program | 'office'>>> = {
  word: 'office',
  powerpoint: 'office',
  impress: 'libreoffice',
  scanner: 'acrobat',
};

/** Faults that can be fixed in a PDF within minutes. */
const QUICK = new Set<Topic>(['title', 'language', 'tabOrder', 'outline', 'protection']);

/** Faults that nobody can fix in a PDF. */
const FROM_ORIGINAL = new Set<Topic>([
  ...(['scanned', 'recognised', 'untagged', 'dynamicForm', 'characters', 'fonts'] as const),
  'reused',
]);

/** Faults that a program fixes by saving the file again, without a step before. */
const BY_SAVING = new Set<Topic>(['untagged', 'loose', 'tabOrder', 'fonts', 'characters']);

/** Faults of form only, and the programs that write them. */
const FORMAL = new Set<Topic>(['identifier', 'roles']);
const WRITE_FORMAL = new Set<Program | undefined>(['libreoffice', 'impress', 'latex']);

/** The program that a file is opened in to correct it; undefined for a PDF of an unknown one. */
const programOf = ({facts, madeWith}: Pick<Report, 'facts' | 'madeWith'>): Program | undefined => {
  const {format} = facts;
  const program = producerOf(madeWith)?.program;
  if (format === 'powerpoint' && program === 'libreoffice') return 'impress';
  return format === 'pdf' || program === 'libreoffice' ? program : format;
};

function whoCan(topic: Topic, format: Facts['format'], canSave: boolean): Who {
  if (format !== 'pdf') return 'you';
  if (canSave || FROM_ORIGINAL.has(topic)) return 'original';
  return QUICK.has(topic) ? 'you' : 'specialist';
}

/**
 * Returns what to do about findings of one topic in the program that made the file, and who can do it. Where the program is not
 * known, what applies to every program comes first, then how it is done in Acrobat.
 * @param say in the reader's language, with the words of the part `advice`
 */
export function adviceFor(
  say: SayDocument,
  {topic, findings}: Pick<TopicFindings, 'topic' | 'findings'>,
  report: Pick<Report, 'facts' | 'madeWith'>,
): Advice {
  const {format} = report.facts;
  const program = programOf(report);
  const step = (key: string): string | undefined =>
    [program ?? 'acrobat', program && ALSO[program]]
      .map((name) => [`step.${name}.${key}`, say(`step.${name}.${key}`)] as const)
      .find(([id, sentence]) => sentence !== id)?.[1];
  const isSaved = format === 'pdf' && (!FORMAL.has(topic) || WRITE_FORMAL.has(program));
  const [open, save] = isSaved ? [step('open'), step('save')] : [undefined, undefined];
  const last = format === 'pdf' ? save : step('resave');
  const own = findings.map(({rule, places: [place]}: Finding) =>
    (step(rule) ?? step(topic))?.replace('{number}', String(place?.page)),
  );
  const isEnough = save !== undefined && (BY_SAVING.has(topic) || FORMAL.has(topic));
  const general = isEnough ? undefined : say(`todo.${topic}`);
  const steps = program ? own.map((sentence) => sentence ?? general) : [general, ...own];
  const heading = `program.${program ?? ''}`;
  const isNamed = [...own, save].some(Boolean) && say(heading) !== heading;
  return {
    heading: isNamed ? heading : 'page.todo',
    who: whoCan(topic, format, save !== undefined),
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

/** Where a method is named after the format. */
const SUFFIXES = {pdf: '-pdf', word: '', powerpoint: '-slides'} as const;

/** Returns what only a person can judge of a document. @param say as in `adviceFor` @param reader tag of their language */
export function questionsFor(say: SayDocument, report: Report, reader = 'en'): PersonQuestion[] {
  const suffix = SUFFIXES[report.facts.format];
  const {language} = report.facts;
  return questionsIn(report.findings).map(({rule: id}) => {
    const any = `method.${id.replace('person-', '')}`;
    const methods = [`${any}${suffix}-${programOf(report)}`, any + suffix, any];
    const method = methods.map(say).find((words, i) => words !== methods[i]) ?? '';
    const question =
      id === 'person-language' && language && isLanguageName(language)
        ? say('question.language').replace('{language}', () => languageName(language, reader))
        : say(`rule.${id}`);
    return {id, question, method};
  });
}
