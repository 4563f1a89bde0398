/** Composes the sentences about a document, which are the same on the page and in saved results. */
import {groupFindings, placeLines, ruleSentence, standardsOf} from 'document-check';
import type {Facts, Finding, Kind, PersonQuestion, Report, TopicFindings} from 'document-check';
import type {CheckedDocument, RefusalCause} from '../checked';
import {factLabels} from './factLabels';
import {loadedRules, t} from '../check/loadedRules';

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
  kindLabel: string;
  /** A sentence for each broken rule. */
  sentences: string;
  impact: string;
  /** Heading of the advice. */
  todoLabel: string;
  /** Steps of the advice; empty until its messages have loaded. */
  todo: string[];
  /** Who can do it; empty until the messages of advice have loaded. */
  who: string;
  /** How often its rules were broken, together. */
  count: number;
  rules: RuleView[];
}

/** Questions that only a person can answer. */
export interface QuestionView extends PersonQuestion {
  isTicked: boolean;
}

/** Adds sentences to a report that need the messages of advice. */
export interface AdviceMessages {
  topic: (report: Report, topic: TopicFindings) => Pick<TopicView, 'todoLabel' | 'todo' | 'who'>;
  questions: (report: Report) => QuestionView[];
}

const NO_ADVICE: AdviceMessages = {
  topic: () => ({todoLabel: '', todo: [], who: ''}),
  questions: () => [],
};

export interface DocumentView {
  name: string;
  isRefused: boolean;
  /** The first sentence. */
  sentence: string;
  facts: string[];
  notes: string[];
  groups: {id: string; heading: string; topics: TopicView[]}[];
  /** Empty until the messages of advice have loaded, and for refused documents. */
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

function topicView(
  report: Report,
  found: TopicFindings,
  adviceMessages: AdviceMessages,
): TopicView {
  const {topic, kind, findings} = found;
  const impact = new Set(findings.map(({rule}) => impactOf(rule, topic)));
  return {
    id: topic,
    kind,
    kindLabel: t(`kind.${kind}`),
    sentences: findings.map((finding) => ruleSentence(t, finding)).join(' '),
    impact: [...impact].join(' '),
    ...adviceMessages.topic(report, found),
    count: findings.reduce((sum, {count}) => sum + count, 0),
    rules: findings.map((finding) => ruleView(report.facts.format, finding)),
  };
}

/** Returns how often rules were broken. */
export const faultCount = (report?: Report): number =>
  report?.findings.reduce((sum, {kind, count}) => sum + (kind === 'fault' ? count : 0), 0) ?? 0;

/** Returns the first sentence of a result. */
function verdict(report: Report): string {
  const {findings, notes} = report;
  const count = faultCount(report);
  if (count > 0) return t(count === 1 ? 'page.oneFault' : 'page.faults', {count});
  if (notes.some((note) => note.startsWith('limit-'))) return t('page.part');
  return t(findings.some(({kind}) => kind === 'warning') ? 'page.warnings' : 'page.clean');
}

function reportView(name: string, report: Report, adviceMessages: AdviceMessages): DocumentView {
  const {facts, findings, notes} = report;
  const groups = groupFindings(findings, loadedRules).map(({group, topics}) => ({
    id: group,
    heading: t(`group.${group}`),
    topics: topics.map((topic) => topicView(report, topic, adviceMessages)),
  }));
  return {
    name,
    isRefused: false,
    sentence: verdict(report),
    facts: factLabels(facts),
    notes: notes.map((note) => t(`note.${note}`)),
    groups,
    questions: adviceMessages.questions(report),
  };
}

const refusedView = (name: string, refused: RefusalCause): DocumentView => ({
  name,
  isRefused: true,
  sentence: t(refused === 'unloaded' ? 'page.unloaded' : `refusal.${refused}`),
  facts: [],
  notes: [],
  groups: [],
  questions: [],
});

/** Returns the sentences about a document. @param adviceMessages available once its messages have loaded */
export const viewOf = (
  {file, report, refused}: CheckedDocument,
  adviceMessages = NO_ADVICE,
): DocumentView =>
  report ? reportView(file.name, report, adviceMessages) : refusedView(file.name, refused);
