import {openAcr} from './openacr';
import type {AuditedCriterion, AuditedSite, Product} from './types';

const criterion = (number: string, violations = 0): AuditedCriterion => ({
  number,
  name: '',
  level: 'A',
  understanding: '',
  people: true,
  engines: {axe: ['video-caption']},
  checks: [],
  violations,
});

const AUDIT: AuditedSite = {
  date: '2026-11-28T20:00:00.000Z',
  browser: 'Chromium 150',
  versions: {'axe-core': '4.14.1'},
  pages: ['/'],
  rules: 1,
  checks: 0,
  criteria: [criterion('1.1.1'), criterion('1.2.2'), criterion('1.2.3', 1)],
};

const PRODUCT: Product = {
  company: 'Example',
  email: 'access@example.com',
  website: 'https://www.example.com/',
  name: 'Example website',
  version: '1',
  description: 'An example.',
};

test('A criterion that does not apply has its remark as notes, unless it fails', () => {
  const remark = 'No page has a video.';
  const {chapters} = openAcr(AUDIT, PRODUCT, {'1.2.2': remark, '1.2.3': remark});
  const adherence = chapters.success_criteria_level_a.criteria.map(
    ({components}) => components[0]!.adherence,
  );
  expect(adherence).toEqual([
    expect.objectContaining({level: 'not-evaluated'}),
    {level: 'not-applicable', notes: remark},
    expect.objectContaining({
      level: 'does-not-support',
      notes: expect.stringContaining('Failures found: 1.'),
    }),
  ]);
});
