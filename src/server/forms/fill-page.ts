/** Writes an answer into the form's page: status, error summary, messages, values. */
import {load, type CheerioAPI} from 'cheerio';
import type {Say} from '../../forms/translations';
import {problemBody, reasonOf} from '../problems';
import type {Answer, FieldProblems} from './answer';
import type {Page} from './pages';

type Elements = ReturnType<CheerioAPI>;

/** Failures that may be over soon; the others would come again. */
const PASSING: ReadonlySet<number> = new Set([429, 500, 503]);

/** @returns the page's HTML with the answer in it, and without scripts that would undo it. */
export function fillPage(page: Page, {form, outcome, sent}: Answer): string {
  const {say} = page;
  const $ = load(page.html);
  $('script, link[rel="modulepreload"], link[as="script"], link[rel="prefetch"]').remove();
  const target = $(`form[action$="${form.action}"]`).first();
  const status = statusElement($, target);

  if (outcome.kind === 'stored') {
    const words = $('<p>').text(say(form.succeeded));
    const reference = $('<p>').text(`${say('reference')} ${outcome.reference}`);
    status.append(alert($, 'status', 'success').append(words, reference));
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
    box.append($('<p>').text(say(form.failed)), $('<p>').text(why));
    if (PASSING.has(outcome.status)) box.append($('<p>').text(say('tryAgain')));
    if (sent.fileSent) box.append($('<p>').append(chooseAgain($, target, say)));
    status.append(box);
    return $.html();
  }
  for (const [field, id] of Object.entries(outcome.problems)) {
    markField($, input(target, field), say(id));
  }
  status.append(errorSummary($, target, outcome.problems, sent.fileSent, say));
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

function errorSummary(
  $: CheerioAPI,
  form: Elements,
  problems: FieldProblems,
  fileSent: boolean,
  say: Say,
): Elements {
  const list = $('<ul>');
  for (const [field, id] of Object.entries(problems)) {
    list.append($('<li>').append(fieldLink($, form, field, say(id))));
  }
  if (fileSent && !problems.file) list.append($('<li>').append(chooseAgain($, form, say)));
  return alert($, 'alert', 'error').append($('<h2>').text(say('problemHeading')), list);
}

function chooseAgain($: CheerioAPI, form: Elements, say: Say): Elements {
  return fieldLink($, form, 'file', say('chooseAgain'));
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
    if (!control.is('select')) {
      control.attr('value', value);
      continue;
    }
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
