/** What the link to the form puts into it. */
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {render} from '../../../../tests/setup/render';
import {DOCUMENT_MESSAGES, RULES} from '../../../documents';
import type {Facts, Finding} from '../../../documents';
import {validate, CHECKED} from '../../../forms';
import {quote} from '../../../forms/tables';
import {handOver} from '../../../primitives/handOver';
import type {CheckedDocument} from '../checked';
import {Ask} from './Ask';
import {learn} from './known';

beforeAll(() => Promise.all([learn('pdf'), learn('word')]));

jest.mock('../../../primitives/handOver', () => ({handOver: jest.fn()}));

const facts: Facts = {
  ...{format: 'pdf', pages: 1, scannedPages: 0, tables: 0, figures: 0, fields: 0},
  ...{tagged: true, effort: 'low'},
};
const places = Array.from({length: 50}, (_, index) => ({page: index + 1, element: 'Figure'}));
/** A document that breaks every rule, at many places. */
const broken: Finding[] = [...RULES.keys()].map((rule) => ({
  rule,
  kind: 'fault',
  count: 50,
  places,
}));

const documentOf = (name: string, findings: Finding[]): CheckedDocument => ({
  file: new File(['x'], name),
  report: {facts, findings, following: [], notes: []},
});

async function findingsOf(...documents: CheckedDocument[]): Promise<string> {
  render(<Ask documents={documents} />);
  await userEvent.click(screen.getByRole('link'));
  return jest.mocked(handOver).mock.lastCall?.[1].texts?.findings ?? '';
}

const closing = DOCUMENT_MESSAGES['findings.cut']?.message ?? 'missing';

test('what was found fits into the form, and says where it was cut', async () => {
  const findings = await findingsOf(documentOf('a.pdf', broken));
  expect(findings.split('\n').at(-1)).toBe(closing);
  const problems = validate(quote, {findingsOnly: CHECKED, findings});
  expect(problems).not.toHaveProperty('findings');
});

test('what is short is whole', async () => {
  const findings = await findingsOf(documentOf('a.pdf', broken.slice(0, 1)));
  expect(findings).toContain('50');
  expect(findings).not.toContain(closing);
});
