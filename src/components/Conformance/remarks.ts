import {translate} from '@docusaurus/Translate';
import type {Row} from '../../plugins/accessibility-report/facts';

const description = 'Remark on a criterion in the accessibility conformance report';

/** What machines and people have shown of a criterion, by what, and what they have not; a sentence each. */
export function remarksOn(row: Row): string[] {
  const {engines, checks, violations, needsReview, people, judgedBy} = row;
  const evidence = engines !== '' || checks !== '';
  return [
    ...(evidence ? [outcomeOf(violations)] : []),
    ...(engines ? [rulesOf(engines)] : []),
    ...(checks ? [scriptsOf(checks)] : []),
    ...(needsReview === '0' ? [] : [waiting(needsReview)]),
    ...(judgedBy ? [judged(row)] : []),
    ...(!judgedBy && (people || !evidence) ? [notByPeople()] : []),
  ];
}

function outcomeOf(violations: string): string {
  if (violations === '0') {
    return translate({id: 'Conformance.noFailure', message: 'No failure found.', description});
  }
  return translate(
    {id: 'Conformance.failures', message: 'Failures found: {violations}.', description},
    {violations},
  );
}

function rulesOf(engines: string): string {
  return translate(
    {
      id: 'Conformance.rules',
      message: 'Rules: {engines}.',
      description: `${description}; {engines}: names of engines, each with the number of its rules`,
    },
    {engines},
  );
}

function scriptsOf(checks: string): string {
  return translate(
    {
      id: 'Conformance.scripts',
      message: 'Scripts: {checks}.',
      description: `${description}; {checks}: English names of scripted checks`,
    },
    {checks},
  );
}

function waiting(needsReview: string): string {
  return translate(
    {id: 'Conformance.waiting', message: 'Waiting for a person: {needsReview}.', description},
    {needsReview},
  );
}

function judged({judgedBy: name, judgedOn: day, due}: Row): string {
  const words = {name, day};
  const told = `${description}; {name}: of a person; {day}: a date such as 2027-01-15`;
  if (!due) {
    return translate(
      {id: 'Conformance.judged', message: 'Judged by {name} on {day}.', description: told},
      words,
    );
  }
  return translate(
    {
      id: 'Conformance.due',
      message: 'Judged by {name} on {day}, and due to be judged again.',
      description: told,
    },
    words,
  );
}

function notByPeople(): string {
  return translate({
    id: 'Conformance.notByPeople',
    message: 'Not yet evaluated by a person.',
    description,
  });
}
