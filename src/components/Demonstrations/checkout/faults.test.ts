/** @jest-environment jsdom */
import '../../../../tests/setup/jsdom';
import {wcagContrast} from 'culori';
import {COLOURS, countOf, faults, t, visitorsAfter, type FaultId} from './faults';

const IDS = faults().map(({id}) => id);

test('one group can pay at first, and all of them once every fault is repaired', () => {
  expect(countOf(new Set()).able).toBe(1);
  const {able, all} = countOf(new Set(IDS));
  expect(able).toBe(all);
});

test.each(IDS)('the repair of %s lets more people pay, and stops nobody', (id: FaultId) => {
  const others = new Set(IDS.filter((other) => other !== id));
  const before = visitorsAfter(others);
  const after = visitorsAfter(new Set(IDS));
  expect(before.some(({canPay}) => !canPay)).toBe(true);
  expect(after.every(({canPay}, at) => canPay || !before[at]?.canPay)).toBe(true);
});

test('the contrasts are those that the texts name', () => {
  const [, named = ''] = /([\d.]+):1/.exec(t('why.contrast')) ?? [];
  expect(wcagContrast(COLOURS.faulty, 'white').toFixed(1)).toBe(named);
  expect(wcagContrast(COLOURS.repaired, 'white')).toBeGreaterThanOrEqual(7);
});
