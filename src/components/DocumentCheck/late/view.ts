/** The sentences about a document: the page and each way to save results show the same. */
import {groupedFindings, placesIn, ruleWords, standardsOf} from 'document-check';
import type {Facts, Finding, Kind, PersonQuestion, Report, TopicFindings} from 'document-check';
import type {CheckedDocument, Refused} from '../checked';
import {factsWords} from './factWords';
import {knownRules, say} from './known';

export interface RuleView {
  id: string;
  says: string;
  /** Names in standards, which are the same in every language. */
  standards: string;
  /** Locations, and how many are not listed. */
  places: string[];
}

export interface TopicView {
  id: string;
  kind: Kind;
  kindWords: string;
  /** A sentence for each broken rule. */
  says: string;
  meets: string;
  /** Heading of the advice. */
  todoWords: string;
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
export interface Advise {
  topic: (report: Report, topic: TopicFindings) => Pick<TopicView, 'todoWords' | 'todo' | 'who'>;
  questions: (report: Report) => QuestionView[];
}

const PLAIN: Advise = {
  topic: () => ({todoWords: '', todo: [], who: ''}),
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
    says: ruleWords(say, finding),
    standards: standardsOf(finding.rule, knownRules).join('; '),
    places: placesIn(say, format, finding),
  };
}

/** Returns how a fault affects people: a sentence of its rule, or that of all rules about the same. */
function meetsOf(rule: string, topic: string): string {
  const id = `meets.${rule}`;
  return say(id) === id ? say(`meets.${topic}`) : say(id);
}

function topicView(report: Report, found: TopicFindings, advise: Advise): TopicView {
  const {topic, kind, findings} = found;
  const meets = new Set(findings.map(({rule}) => meetsOf(rule, topic)));
  return {
    id: topic,
    kind,
    kindWords: say(`kind.${kind}`),
    says: findings.map((finding) => ruleWords(say, finding)).join(' '),
    meets: [...meets].join(' '),
    ...advise.topic(report, found),
    count: findings.reduce((sum, {count}) => sum + count, 0),
    rules: findings.map((finding) => ruleView(report.facts.format, finding)),
  };
}

/** Returns how often rules were broken. */
export const faultsIn = (report?: Report): number =>
  report?.findings.reduce((sum, {kind, count}) => sum + (kind === 'fault' ? count : 0), 0) ?? 0;

/** Returns the first sentence of a result. */
function verdict(report: Report): string {
  const {findings, notes} = report;
  const count = faultsIn(report);
  if (count > 0) return say(count === 1 ? 'page.oneFault' : 'page.faults', {count});
  if (notes.some((note) => note.startsWith('limit-'))) return say('page.part');
  return say(findings.some(({kind}) => kind === 'look') ? 'page.looks' : 'page.clean');
}

function reportView(name: string, report: Report, advise: Advise): DocumentView {
  const {facts, findings, notes} = report;
  const groups = groupedFindings(findings, knownRules).map(({group, topics}) => ({
    id: group,
    heading: say(`group.${group}`),
    topics: topics.map((topic) => topicView(report, topic, advise)),
  }));
  return {
    name,
    isRefused: false,
    sentence: verdict(report),
    facts: factsWords(facts),
    notes: notes.map((note) => say(`note.${note}`)),
    groups,
    questions: advise.questions(report),
  };
}

const refusedView = (name: string, refused: Refused): DocumentView => ({
  name,
  isRefused: true,
  sentence: say(refused === 'unloaded' ? 'page.unloaded' : `refusal.${refused}`),
  facts: [],
  notes: [],
  groups: [],
  questions: [],
});

/** Returns the sentences about a document. @param advise available once its messages have loaded */
export const viewOf = ({file, report, refused}: CheckedDocument, advise = PLAIN): DocumentView =>
  report ? reportView(file.name, report, advise) : refusedView(file.name, refused);
