import {article, visit} from '../../example/forms';
import {scoreSpam} from './spam';

test.each<[string, string[]]>([
  ['Buy at https://spam.example now', ['link-in-name']],
  ['<a href=//spam.example>', ['link-in-name']],
  ['<script>alert(1)</script>', ['link-in-name']],
  ['[url=spam.example]pills[/url]', ['link-in-name']],
  ['Example.com Ltd', []],
  ['www.example.com', []],
  ['Größe & Söhne <Ltd>', []],
  ['A < B', []],
])('the text "%s" of a field without links has the signals %j', (text, signals) => {
  const spam = {score: 100 * signals.length, signals};
  expect(scoreSpam(' ', visit, {school: text})).toEqual(spam);
  expect(scoreSpam(' ', article, {title: text})).toEqual(spam);
});
