import {contact} from '../../src/forms/tables';
import {HOLD_AT} from '../../src/server/store/store';
import {TOKEN_LIFE_MS, suspicionOf} from '../../src/server/forms/suspicion';
import {formTokens} from '../../src/server/forms/token';

const KEY = Buffer.alloc(32, 7);
const FIELDS = {name: 'Asha Rao', companyName: 'Example & Sons'};
const person = {honeypot: '', token: {age: 60_000}};

describe('the token', () => {
  test('tells its age, in every process that has the same key', () => {
    let time = 1_750_000_000_000;
    const token = formTokens(KEY, () => time).issue();
    time += 5000;
    expect(formTokens(KEY, () => time).ageOf(token)).toBe(5000);
    expect(token).toMatch(/^1\.[0-9a-z]+\.[\w-]{43}$/);
  });

  test.each([
    ['a later time', (token: string) => token.replace(/\.\w/, '.z')],
    ['another version', (token: string) => token.replace(/^1/, '2')],
    ['a shorter signature', (token: string) => token.slice(0, -1)],
    ['a longer signature', (token: string) => `${token}A`],
    ['no signature', (token: string) => token.replace(/\.[^.]*$/, '.')],
    ['nothing', () => ''],
    ['two of them', (token: string) => `${token}, ${token}`],
    ['a sign of another alphabet', (token: string) => token.replace(/.$/, 'é')],
  ])('is not ours with %s', (_what, forge) => {
    const tokens = formTokens(KEY);
    expect(tokens.ageOf(forge(tokens.issue()))).toBeUndefined();
  });

  test('signed with another key is not ours', () => {
    expect(formTokens(KEY).ageOf(formTokens(Buffer.alloc(32, 8)).issue())).toBeUndefined();
  });
});

describe('suspicion', () => {
  test.each([
    ['a person', person, FIELDS, 0, []],
    ['a filled honeypot', {...person, honeypot: 'https://spam.example'}, FIELDS, 100, ['honeypot']],
    ['a honeypot of spaces', {...person, honeypot: '  '}, FIELDS, 0, []],
    ['a forged token', {...person, token: 'forged' as const}, FIELDS, 60, ['forged-token']],
    ['no token', {...person, token: 'none' as const}, FIELDS, 30, ['no-token']],
    ['a tab of last week', {...person, token: {age: TOKEN_LIFE_MS}}, FIELDS, 0, []],
    [
      'a token of last month',
      {...person, token: {age: TOKEN_LIFE_MS + 1}},
      FIELDS,
      30,
      ['no-token'],
    ],
    ['three seconds', {...person, token: {age: 3000}}, FIELDS, 0, []],
    ['less than three seconds', {...person, token: {age: 2999}}, FIELDS, 60, ['too-fast']],
    ['a clock that was set back since', {...person, token: {age: -1}}, FIELDS, 30, ['no-token']],
  ])('%s', (_what, sending, fields, score, signs) => {
    expect(suspicionOf(sending, contact, fields)).toEqual({score, signs});
  });

  test.each([
    'Buy at https://spam.example now',
    'www.spam.example',
    '<a href=//spam.example>',
    '<script>alert(1)</script>',
    '[url=spam.example]pills[/url]',
  ])('a link in the name of a company: %s', (companyName) => {
    expect(suspicionOf(person, contact, {...FIELDS, companyName})).toEqual({
      score: 40,
      signs: ['link-in-name'],
    });
  });

  test.each(['Example.com Ltd', 'Größe & Söhne <Ltd>', 'A < B', 'AT&T', '=SUM(A1)', '3M'])(
    'no link in the name of a company: %s',
    (companyName) => {
      expect(suspicionOf(person, contact, {...FIELDS, companyName}).score).toBe(0);
    },
  );

  test('signs add up: no single one but the honeypot holds a submission', () => {
    const fast = suspicionOf({honeypot: '', token: {age: 10}}, contact, {
      ...FIELDS,
      companyName: 'http://a.b',
    });
    expect(fast).toEqual({score: 100, signs: ['too-fast', 'link-in-name']});
    expect(fast.score).toBeGreaterThanOrEqual(HOLD_AT);
    const none = suspicionOf({honeypot: '', token: 'none'}, contact, {
      ...FIELDS,
      companyName: 'http://a.b',
    });
    expect(none.score).toBeLessThan(HOLD_AT);
  });
});
