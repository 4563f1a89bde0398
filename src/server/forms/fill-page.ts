/** Writes an answer into the form's page: status, error summary, messages, values. */
import {load, type CheerioAPI} from 'cheerio';
import {CHECKED, actionOf, answerId, fieldsOf, fileFieldsOf, sentenceFor} from '../../forms';
import {problemBody, reasonOf} from '../http/problems';
import type {Answer} from './outcome';
import type {Page} from './page';

type Elements = ReturnType<CheerioAPI>;

/** Failures that may be over soon; the others would come again. */
const PASSING: ReadonlySet<number> = new Set([429, 500, 503]);

/** @returns the page's HTML with the answer in it, and without scripts that would undo it. */
export function fillPage(page: Page, answer: Answer): string {
  const {say} = page;
  const {form, outcome, sent} = answer;
  const $ = load(page.html);
  $('script, link[rel="modulepreload"], link[as="script"], link[rel="prefetch"]').remove();
  const target = $(`form[action$="${actionOf(form)}"]`).first();
  const status = statusElement($, target);

  if (outcome.kind === 'stored') {
    const words = $('<p>').text(say(answerId(form, 'succeeded')));
    const next = $('<p>').text(say(answerId(form, 'next')));
    const reference = $('<p>').text(`${say('reference')} ${outcome.reference}`);
    status.append(alert($, 'status', 'success').append(words, next, reference));
    return $.html();
  }

  const title = $('head > title');
  title.text(`${say('errorTitle')} ${title.text()}`);
  keepValues($, target, sent.values);
  if (page.path !== undefined) {
    const action = `${target.attr('action')}?page=${encodeURIComponent(page.path)}`;
    target.attr('action', action);
  }
  if (outcome.kind === 'failed') {
    const box = alert($, 'alert', 'error');
    const reason = reasonOf(outcome.status);
    const {detail} = problemBody(outcome.status, outcome.options);
    const why = reason && !outcome.options?.detail ? say(reason) : detail;
    box.append($('<p>').text(say(answerId(form, 'failed'))), $('<p>').text(why));
    if (PASSING.has(outcome.status)) box.append($('<p>').text(say('tryAgain')));
    for (const link of chooseAgain($, target, page, answer)) box.append($('<p>').append(link));
    status.append(box);
    return $.html();
  }
  for (const [field, id] of problemsOf(answer)) {
    markField($, input(target, field), sentenceFor(id, say));
  }
  status.append(errorSummary($, target, page, answer));
  return $.html();
}

function statusElement($: CheerioAPI, form: Elements): Elements {
  const before = form.prevAll('[data-form-status]').first();
  const found = before.length ? before : $('[data-form-status]').first();
  if (found.length) return found.empty();
  const added = $('<div>').attr('data-form-status', '');
  form.before(added);
  return added;
}

// autofocus takes the reader to the answer without a script, and has it read out.
function alert($: CheerioAPI, role: 'status' | 'alert', kind: 'success' | 'error'): Elements {
  return $('<div>').attr({role, tabindex: '-1', 'data-alert': kind, autofocus: ''});
}

/** Field and message id of each mistake, in reading order. */
function problemsOf({form, outcome}: Answer): Array<[field: string, id: string]> {
  const problems = outcome.kind === 'invalid' ? outcome.problems : {};
  return fieldsOf(form).flatMap(([name]) => {
    const id = problems[name];
    return id === undefined ? [] : [[name, id] as [string, string]];
  });
}

function errorSummary($: CheerioAPI, form: Elements, page: Page, answer: Answer): Elements {
  const {say} = page;
  const lines = [
    ...problemsOf(answer).map(([field, id]) => fieldLink($, form, field, sentenceFor(id, say))),
    ...chooseAgain($, form, page, answer),
  ];
  const list = $('<ul>');
  for (const line of lines) list.append($('<li>').append(line));
  return alert($, 'alert', 'error').append($('<h2>').text(say('problemHeading')), list);
}

/** A link to each field whose files were fine, and are gone all the same. */
function chooseAgain($: CheerioAPI, form: Elements, {say}: Page, answer: Answer): Elements[] {
  const wrong = new Set(problemsOf(answer).map(([field]) => field));
  return fileFieldsOf(answer.form)
    .filter(([name]) => answer.sent.fileFields.includes(name) && !wrong.has(name))
    .map(([name]) => fieldLink($, form, name, say('chooseAgain')));
}

function fieldLink($: CheerioAPI, form: Elements, field: string, words: string): Elements {
  const id = input(form, field).attr('id');
  return (id ? $('<a>').attr('href', `#${id}`) : $('<span>')).text(words);
}

function input(form: Elements, field: string): Elements {
  return form.find(`[name="${field}"]`).first();
}

function keepValues($: CheerioAPI, form: Elements, values: Readonly<Record<string, string>>): void {
  for (const [field, value] of Object.entries(values)) {
    const control = input(form, field);
    if (control.is('textarea')) control.text(value);
    else if (control.is('[type=checkbox]')) {
      if (value === CHECKED) control.attr('checked', '');
    } else if (!control.is('select')) control.attr('value', value);
    control.find('option').each((_index, element) => {
      const option = $(element);
      if ((option.attr('value') ?? option.text()) === value) option.attr('selected', '');
      else option.removeAttr('selected');
    });
  }
}

function markField($: CheerioAPI, control: Elements, words: string): void {
  control.attr('aria-invalid', 'true');
  const id = control.attr('id');
  const message = $(`[id="${id}-error"]`);
  if (!id || message.length === 0) return;
  message.removeAttr('hidden').text(words);
  const described = new Set((control.attr('aria-describedby') ?? '').split(/\s+/).filter(Boolean));
  control.attr('aria-describedby', [...described.add(`${id}-error`)].join(' '));
}
