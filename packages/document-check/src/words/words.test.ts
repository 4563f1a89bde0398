/** Every rule, topic, group, refusal and note has its sentence. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {GROUPS, REFUSALS, RULES} from '../index.ts';
import {DOCUMENT_MESSAGES, sayDocumentIn} from '../words.ts';
import {rulesTable} from '../rules-table.ts';
import {OFFICE_RULES} from '../rules/office.ts';
import {PDF_RULES} from '../rules/pdf.ts';

const ids = new Set(Object.keys(DOCUMENT_MESSAGES));

test('every rule says what is not as it should be', () => {
  const silent = [...RULES.keys()].filter((id) => !ids.has(`rule.${id}`));
  expect(silent).toEqual([]);
});

test('no sentence is left of a rule that is gone', () => {
  const rules = [...ids].filter((id) => id.startsWith('rule.')).map((id) => id.slice(5));
  expect(rules.filter((id) => !RULES.has(id))).toEqual([]);
});

test('every topic with something to be found, every group and refusal has its sentences', () => {
  const found = [...PDF_RULES, ...OFFICE_RULES].map(({topic}) => topic);
  const needed = [
    ...found.flatMap((topic) => [`meets.${topic}`, `todo.${topic}`]),
    ...GROUPS.map((group) => `group.${group}`),
    ...REFUSALS.map((reason) => `refusal.${reason}`),
  ];
  expect(needed.filter((id) => !ids.has(id))).toEqual([]);
});

test('nothing promises what a machine cannot know', () => {
  const words = Object.values(DOCUMENT_MESSAGES).map(({message}) => message);
  expect(
    words.filter((message) => /\b(?:accessible|passes|passed|compliant|score)\b/i.test(message)),
  ).toEqual([]);
});

test('a translation is said where there is one, and English where there is none', () => {
  const say = sayDocumentIn({'kind.fault': 'Fehler'});
  expect(say('kind.fault')).toBe('Fehler');
  expect(say('kind.look')).toBe(DOCUMENT_MESSAGES['kind.look']?.message);
});

test('the README lists every rule as `document-check --rules` prints it', () => {
  const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8');
  expect(readme).toContain(rulesTable());
});
