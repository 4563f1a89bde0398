/** What is said of a document, in the reader's words: the page, and each way to keep it, show this. */
import {groupedFindings, placesIn, questionsIn, ruleWords, standardsOf} from 'document-check';
import type {Facts, Finding, Kind, Report, TopicFindings} from 'document-check';
import type {CheckedDocument, Refused} from '../checked';
import {factsWords} from './factWords';
import {knownRules, say} from './known';
import {refusedWords} from './refusedWords';
import {verdict} from './resultWords';

export interface RuleView {
  id: string;
  says: string;
  /** Names in standards, which are the same in every language. */
  standards: string;
  /** Places, at the end how many are not listed. */
  places: string[];
}

export interface TopicView {
  id: string;
  kind: Kind;
  kindWords: string;
  /** What is not as it should be, a sentence for each rule. */
  says: string;
  meets: string;
  todo: string;
  /** How often its rules were broken, together. */
  count: number;
  rules: RuleView[];
}

export interface DocumentView {
  name: string;
  isRefused: boolean;
  /** The one sentence that comes first. */
  sentence: string;
  facts: string[];
  notes: string[];
  groups: {id: string; heading: string; topics: TopicView[]}[];
  /** What a person must judge: never empty, unless the document was refused. */
  questions: string[];
}

function ruleView(format: Facts['format'], finding: Finding): RuleView {
  return {
    id: finding.rule,
    says: ruleWords(say, finding),
    standards: standardsOf(finding.rule, knownRules).join('; '),
    places: placesIn(say, format, finding),
  };
}

function topicView(format: Facts['format'], {topic, kind, findings}: TopicFindings): TopicView {
  return {
    id: topic,
    kind,
    kindWords: say(`kind.${kind}`),
    says: findings.map((finding) => ruleWords(say, finding)).join(' '),
    meets: say(`meets.${topic}`),
    todo: say(`todo.${topic}`),
    count: findings.reduce((sum, {count}) => sum + count, 0),
    rules: findings.map((finding) => ruleView(format, finding)),
  };
}

function reportView(name: string, {facts, findings, notes}: Report): DocumentView {
  const groups = groupedFindings(findings, knownRules).map(({group, topics}) => ({
    id: group,
    heading: say(`group.${group}`),
    topics: topics.map((topic) => topicView(facts.format, topic)),
  }));
  const counted = (kind: Kind) =>
    findings.reduce((sum, finding) => sum + (finding.kind === kind ? finding.count : 0), 0);
  return {
    name,
    isRefused: false,
    sentence: verdict(
      counted('fault'),
      counted('look'),
      notes.some((note) => note.startsWith('limit-')),
    ),
    facts: factsWords(facts),
    notes: notes.map((note) => say(`note.${note}`)),
    groups,
    questions: questionsIn(findings).map(({rule}) => say(`rule.${rule}`)),
  };
}

const refusedView = (name: string, refused: Refused): DocumentView => ({
  name,
  isRefused: true,
  sentence: refusedWords(refused),
  facts: [],
  notes: [],
  groups: [],
  questions: [],
});

/** What is said of a document. */
export const viewOf = ({file, report, refused}: CheckedDocument): DocumentView =>
  report ? reportView(file.name, report) : refusedView(file.name, refused);
