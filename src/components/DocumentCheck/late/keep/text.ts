import {resultWords} from '../resultWords';
import {toolWords} from '../toolWords';
import type {DocumentView, RuleView, TopicView} from '../view';

const ruleLines = ({says, standards, places}: RuleView): string[] => [
  `  - ${says}`,
  ...(standards ? [`    (${standards})`] : []),
  ...places.map((place) => `    - ${place}`),
];

const topicLines = ({kindWords, says, meets, todo, rules}: TopicView): string[] => [
  `* ${kindWords}: ${says}`,
  `  ${meets}`,
  `  ${resultWords().todo} ${todo}`,
  ...rules.flatMap(ruleLines),
  '',
];

function documentLines({name, sentence, facts, notes, groups, questions}: DocumentView): string[] {
  const {judge, blind} = resultWords();
  return [
    '',
    name,
    sentence,
    ...(facts.length > 0 ? [facts.join(' · ')] : []),
    ...notes,
    '',
    ...groups.flatMap(({heading, topics}) => [`${heading}:`, '', ...topics.flatMap(topicLines)]),
    ...(questions.length > 0
      ? [`${judge}:`, '', blind, ...questions.map((question) => `- ${question}`), '']
      : []),
  ];
}

/** The results as plain text, for a mail or a ticket. */
export function textOf(documents: readonly DocumentView[]): string {
  const {title, blind} = toolWords();
  return [title, blind, ...documents.flatMap(documentLines)].join('\n');
}
