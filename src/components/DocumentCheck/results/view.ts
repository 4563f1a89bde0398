/** Composes the sentences about a document, which are the same on the page and in saved results. */
import {
  adviceFor,
  faultCount,
  groupFindings,
  joinList,
  placeLines,
  questionsFor,
  ruleSentence,
  standardsOf,
} from '@trendsoft/document-check';
import type {
  Facts,
  Finding,
  Kind,
  PersonQuestion,
  Report,
  TopicFindings,
  Who,
} from '@trendsoft/document-check';
import type {CheckedDocument, RefusalCause} from '../checkedDocuments';
import {loadedRules, readerLanguage, t} from '../check/loadedRules';
import {factLabels} from './factLabels';
import {ticksOf} from './ticks';

export interface RuleView {
  id: string;
  sentence: string;
  /** Names in standards, which are the same in every language. */
  standards: string;
  /** Places, and how many are not listed. */
  places: string[];
}

export interface TopicView {
  id: string;
  kind: Kind;
  /** The kind with its count: `2 faults`. The counts of all faults add up to the one in the first sentence. */
  kindLabel: string;
  /** A sentence for each broken rule. */
  sentences: string;
  impact: string;
  /** Heading of the advice. */
  todoLabel: string;
  /** Steps of the advice. */
  todo: string[];
  who: Who;
  /** Who can do it, and how long that takes. */
  whoLabel: string;
  /** How often its rules were broken, together. */
  count: number;
  rules: RuleView[];
}

export interface GroupView {
  id: string;
  heading: string;
  topics: TopicView[];
}

/** Questions that only a person can answer. */
export interface QuestionView extends PersonQuestion {
  isTicked: boolean;
}

export interface DocumentView {
  name: string;
  isRefused: boolean;
  /** The first sentence. */
  sentence: string;
  /** Who can fix the faults; empty if there are none. */
  fixers: string;
  facts: string[];
  notes: string[];
  groups: GroupView[];
  /** Empty for refused documents. */
  questions: QuestionView[];
}

function ruleView(format: Facts['format'], finding: Finding): RuleView {
  return {
    id: finding.rule,
    sentence: ruleSentence(t, finding),
    standards: standardsOf(finding.rule, loadedRules).join('; '),
    places: placeLines(t, format, finding),
  };
}

/** Returns how a fault affects people: the sentence of its rule or, if there is none, of its topic. */
function impactOf(rule: string, topic: string): string {
  const id = `impact.${rule}`;
  return t(id) === id ? t(`impact.${topic}`) : t(id);
}

function topicView(report: Report, found: TopicFindings): TopicView {
  const {topic, kind, findings} = found;
  const impact = new Set(findings.map(({rule}) => impactOf(rule, topic)));
  const count = findings.reduce((sum, finding) => sum + finding.count, 0);
  const {heading, who, whoId, steps} = adviceFor(t, found, report);
  return {
    id: topic,
    kind,
    kindLabel: t(kind === 'fault' ? 'kind.faults' : 'kind.warnings', {count}),
    sentences: findings.map((finding) => ruleSentence(t, finding)).join(' '),
    impact: [...impact].join(' '),
    todoLabel: t(heading),
    todo: steps,
    who,
    whoLabel: t(whoId),
    count,
    rules: findings.map((finding) => ruleView(report.facts.format, finding)),
  };
}

/** Returns the first sentence of a result. @param kinds how many kinds of fault are listed */
function verdict(report: Report, kinds: number): string {
  const {findings, notes} = report;
  const count = faultCount(findings);
  if (count > 0) return t(kinds > 1 ? 'page.faults' : 'page.faultsOfOneKind', {count, kinds});
  if (notes.some((note) => note.startsWith('limit-'))) return t('page.part');
  return t(findings.some(({kind}) => kind === 'warning') ? 'page.warnings' : 'page.clean');
}

/** Returns who can fix the faults, the one who can fix most kinds first: “you (2 of 3), a specialist (1 of 3)”. */
function fixersOf(faults: readonly TopicView[]): string {
  if (faults.length === 0) return '';
  const counts = new Map<Who, number>();
  for (const {who} of faults) counts.set(who, (counts.get(who) ?? 0) + 1);
  const kinds = faults.length;
  const shares = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([who, count]) => {
      const name = t(`report.fixer.${who}`);
      return count === kinds ? name : t('report.fixerShare', {who: name, count, kinds});
    });
  return t('report.fixers', {who: joinList(t, shares)});
}

function reportView(name: string, report: Report): DocumentView {
  const {facts, findings, notes} = report;
  const groups = groupFindings(findings, loadedRules).map(({group, topics}) => ({
    id: group,
    heading: t(`group.${group}`),
    topics: topics.map((topic) => topicView(report, topic)),
  }));
  const faults = groups.flatMap(({topics}) => topics).filter(({kind}) => kind === 'fault');
  return {
    name,
    isRefused: false,
    sentence: verdict(report, faults.length),
    fixers: fixersOf(faults),
    facts: factLabels(facts),
    notes: notes.map((note) => t(`note.${note}`)),
    groups,
    questions: questionsFor(t, report, readerLanguage()).map((question) => ({
      ...question,
      isTicked: ticksOf(report).has(question.id),
    })),
  };
}

const refusedView = (name: string, refused: RefusalCause): DocumentView => ({
  name,
  isRefused: true,
  sentence: t(refused === 'unloaded' ? 'page.unloaded' : `refusal.${refused}`),
  fixers: '',
  facts: [],
  notes: [],
  groups: [],
  questions: [],
});

/** Returns the sentences about a document. */
export const viewOf = ({file, report, refused}: CheckedDocument): DocumentView =>
  report ? reportView(file.name, report) : refusedView(file.name, refused);
