/** html-validate on the built HTML: finds errors that browsers repair silently. */
import {HtmlValidate, Severity, type Message} from 'html-validate';
import type {Finding} from '../probe';
import type {EngineResult} from './engine';

/** Minified HTML does not affect accessibility, and scripts come from the site's own host. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    'require-sri': 'off',
    // A native list may need role="list": see LIST_ROLE.
    'prefer-native-element': ['error', {exclude: ['list']}],
  },
});

/** Safari removes the list role from lists without bullets, so these set it explicitly. */
const LIST_ROLE = 'Redundant role "list"';

/** Rule → criteria for which it is evidence; rules not listed are about HTML only. */
const CRITERIA: Readonly<Record<string, readonly string[]>> = {
  'aria-hidden-body': ['1.3.1', '4.1.2'],
  'aria-label-misuse': ['4.1.2'],
  'empty-heading': ['1.3.1', '2.4.6'],
  'empty-title': ['2.4.2'],
  'hidden-focusable': ['4.1.2'],
  'input-missing-label': ['1.3.1', '3.3.2', '4.1.2'],
  'meta-refresh': ['2.2.1'],
  'multiple-labeled-controls': ['1.3.1'],
  'no-abstract-role': ['4.1.2'],
  'no-autoplay': ['1.4.2'],
  'no-dup-id': ['1.3.1', '4.1.2'],
  'no-missing-references': ['1.3.1', '4.1.2'],
  'text-content': ['4.1.2'],
  'unique-landmark': ['1.3.1'],
  'valid-autocomplete': ['1.3.5'],
  'wcag/h30': ['1.1.1', '2.4.4'],
  'wcag/h32': ['3.2.2'],
  'wcag/h36': ['1.1.1'],
  'wcag/h37': ['1.1.1'],
  'wcag/h63': ['1.3.1'],
  'wcag/h67': ['1.1.1'],
  'wcag/h71': ['1.3.1', '3.3.2'],
};

/** Validates the HTML of a page. */
export async function validateHtml(html: string): Promise<EngineResult> {
  const config = await validator.getConfigFor('page.html');
  const rules = [...config.getRules()]
    .filter(([, [severity]]) => severity !== Severity.DISABLED)
    .map(([id]) => [id, CRITERIA[id] ?? []]);
  const {results} = await validator.validateString(html, 'page.html');
  const messages = results
    .flatMap((result) => result.messages)
    .filter(({message}) => !message.startsWith(LIST_ROLE));
  return {
    rules: Object.fromEntries(rules) as EngineResult['rules'],
    findings: messages.map((message) => asFinding(html, message)),
  };
}

function asFinding(html: string, {ruleId, message, ruleUrl, selector, offset}: Message): Finding {
  const start = html.lastIndexOf('<', offset);
  return {
    rule: ruleId,
    criteria: CRITERIA[ruleId] ?? [],
    message: `${message}${ruleUrl ? ` (${ruleUrl})` : ''}`,
    selector: selector ?? 'html',
    html: html.slice(start, html.indexOf('>', offset) + 1).slice(0, 300),
  };
}
