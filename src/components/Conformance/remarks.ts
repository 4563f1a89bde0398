import {translate} from '@docusaurus/Translate';
import type {AbsentContent} from '../../audit/not-applicable';
import type {ConformanceRow} from '../../audit/facts';

const description = 'Remark on a criterion in the accessibility conformance report';

/** Returns a sentence for each tool's result for a criterion. */
export function remarksOn(row: ConformanceRow): string[] {
  const {engines, checks, violations, people, absent, conformance} = row;
  if (absent && conformance === 'not-applicable') return [absenceOf(absent)];
  const evidence = engines !== '' || checks !== '';
  return [
    ...(evidence ? [outcomeOf(violations)] : []),
    ...(engines ? [rulesOf(engines)] : []),
    ...(checks ? [scriptsOf(checks)] : []),
    ...(people || !evidence ? [notByPeople()] : []),
  ];
}

function outcomeOf(violations: string): string {
  if (violations === '0') {
    return translate({id: 'Conformance.noFailure', message: 'No failure found.', description});
  }
  return translate(
    {
      id: 'Conformance.failures',
      message: 'Failures found: {violations}.',
      description: `${description}; {violations} is a number`,
    },
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

function notByPeople(): string {
  return translate({
    id: 'Conformance.notByPeople',
    message: 'Not yet evaluated by a person.',
    description,
  });
}

/** Returns why a criterion does not apply. */
function absenceOf(absent: AbsentContent): string {
  switch (absent) {
    case 'media':
      return translate({
        id: 'Conformance.noMedia',
        message: 'A test looks for audio and video on every page, and finds none.',
        description,
      });
    case 'motion':
      return translate({
        id: 'Conformance.noMotion',
        message: 'A test looks for reactions to a movement of the device, and finds none.',
        description,
      });
    case 'login':
      return translate({
        id: 'Conformance.noLogin',
        message: 'A test looks for password fields on every page, and finds none.',
        description,
      });
  }
}
