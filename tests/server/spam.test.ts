import {contact, quote} from '../../src/forms/tables';
import {scoreSpam} from '../../packages/forms-service/src/server/forms/spam';

test.each<[string, string[]]>([
  ['Buy at https://spam.example now', ['link-in-name']],
  ['<a href=//spam.example>', ['link-in-name']],
  ['<script>alert(1)</script>', ['link-in-name']],
  ['[url=spam.example]pills[/url]', ['link-in-name']],
  ['Example.com Ltd', []],
  ['www.example.com', []],
  ['Größe & Söhne <Ltd>', []],
  ['A < B', []],
])('the company "%s" has the signals %j', (companyName, signals) => {
  const spam = {score: 100 * signals.length, signals};
  for (const form of [contact, quote]) expect(scoreSpam(' ', form, {companyName})).toEqual(spam);
});
