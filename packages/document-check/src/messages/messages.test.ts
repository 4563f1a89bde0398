/** Every rule, topic, group, refusal and note has a message. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {FACTS} from '../../../../tests/fixtures/documents/facts';
import {GROUPS, questionsFor, REFUSALS, RULES, TOPICS} from '../index.ts';
import {DOCUMENT_MESSAGES, documentTranslator} from '../messages.ts';
import {rulesTable} from '../rules-table.ts';
import {PROGRAMS} from '../producer.ts';
import {OFFICE_RULES} from '../rules/office.ts';
import {PDF_RULES} from '../rules/pdf.ts';
import {PERSON_RULES} from '../rules/person.ts';

const ids = new Set(Object.keys(DOCUMENT_MESSAGES));

test('every rule says what is not as it should be, and no sentence is left of a rule that is gone', () => {
  const rules = [...ids].filter((id) => id.startsWith('rule.')).map((id) => id.slice(5));
  expect(rules.toSorted()).toEqual([...RULES.keys()].toSorted());
});

test('every topic with findings, every group and every refusal has its messages', () => {
  const found = [...PDF_RULES, ...OFFICE_RULES].map(({topic}) => topic);
  const needed = [
    ...found.flatMap((topic) => [`impact.${topic}`, `todo.${topic}`]),
    ...GROUPS.map((group) => `group.${group}`),
    ...REFUSALS.map((reason) => `refusal.${reason}`),
  ];
  expect(needed.filter((id) => !ids.has(id))).toEqual([]);
});

test('every step belongs to a topic or rule, and every question has a method for each of its formats', () => {
  const always = ['open', 'save', 'resave'];
  const about = new Set([...Object.keys(TOPICS), ...RULES.keys(), ...always]);
  const steps = [...ids].filter((id) => id.startsWith('step.'));
  expect(steps.filter((id) => !about.has(id.split('.').slice(2).join('.')))).toEqual([]);
  const headings = [...ids].filter((id) => id.startsWith('program.')).map((id) => id.slice(8));
  expect(headings.filter((id) => !PROGRAMS.some((program) => program === id))).toEqual([]);
  for (const format of ['pdf', 'word', 'powerpoint'] as const) {
    const asked = PERSON_RULES.filter(({id}) => id !== 'person-tags' || format === 'pdf');
    const kind = 'person' as const;
    const findings = asked.map(({id}) => ({rule: id, kind, places: [], count: 1}));
    const report = {facts: {...FACTS, format}, findings, consequences: [], notes: []};
    const methods = questionsFor(documentTranslator(), report).map(({method}) => method);
    expect(methods.filter((method) => !method || method.startsWith('method.'))).toEqual([]);
  }
});

test('the message of a rule describes one fault, and its plural starts with the count', () => {
  const sentences = [...RULES.keys()].map((id) => DOCUMENT_MESSAGES[`rule.${id}`]?.message ?? '');
  const found = sentences.filter((sentence) => !sentence.endsWith('?'));
  expect(found.filter((sentence) => / or /.test(sentence))).toEqual([]);
  expect(found.filter((sentence) => /\|(?!\{count\} )/.test(sentence))).toEqual([]);
});

test('no message promises what an automated check cannot determine', () => {
  const messages = Object.values(DOCUMENT_MESSAGES).map(({message}) => message);
  const promises = /\b(?:accessible|passes|passed|compliant|score)\b/i;
  expect(messages.filter((message) => promises.test(message))).toEqual([]);
});

test('a missing translation falls back to English', () => {
  const t = documentTranslator({'kind.fault': 'Fehler'});
  expect(t('kind.fault')).toBe('Fehler');
  expect(t('kind.warning')).toBe(DOCUMENT_MESSAGES['kind.warning']?.message);
});

test('RULES.md lists every rule as `document-check --rules` prints it', () => {
  const page = readFileSync(join(__dirname, '../../RULES.md'), 'utf8');
  expect(page).toContain(rulesTable());
});
