import {t} from '../check/loadedRules';
import type {DocumentView, QuestionView, RuleView, TopicView} from '../results/view';

const ruleLines = ({sentence, standards, places}: RuleView): string[] => [
  `  - ${sentence}`,
  ...(standards ? [`    (${standards})`] : []),
  ...places.map((place) => `    - ${place}`),
];

const topicLines = ({
  kindLabel,
  sentences,
  impact,
  todoLabel,
  todo,
  whoLabel,
  rules,
}: TopicView): string[] => [
  `* ${kindLabel}: ${sentences}`,
  `  ${impact}`,
  `  ${[todoLabel, ...todo, whoLabel].join(' ')}`,
  ...rules.flatMap(ruleLines),
  '',
];

/** A question, and whether a person has answered it. */
export const questionText = ({question, isTicked}: QuestionView): string =>
  `${t(isTicked ? 'report.judged' : 'report.open')}: ${question}`;

function documentLines(view: DocumentView): string[] {
  const {name, sentence, fixers, facts, notes, groups, questions} = view;
  return [
    '',
    name,
    sentence,
    ...(fixers ? [fixers] : []),
    ...(facts.length > 0 ? [facts.join(' · ')] : []),
    ...notes,
    '',
    ...groups.flatMap(({heading, topics}) => [`${heading}:`, '', ...topics.flatMap(topicLines)]),
    ...(questions.length > 0
      ? [`${t('kind.person')}:`, '', ...questions.map((asked) => `- ${questionText(asked)}`), '']
      : []),
  ];
}

/** Returns the results as plain text, for a mail or a ticket. */
export function textOf(documents: readonly DocumentView[]): string {
  return [t('report.title'), t('report.promise'), ...documents.flatMap(documentLines)].join('\n');
}
