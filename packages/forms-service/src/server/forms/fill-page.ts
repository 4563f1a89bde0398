/** Inserts the outcome of a submission into the form's page: status, error summary, messages, values. */
import {load, type CheerioAPI} from 'cheerio';
import {
  CHECKED,
  actionOf,
  fieldsOf,
  fileFieldsOf,
  outcomeTextId,
  reasonFor,
  sentenceFor,
} from '../../forms/index.ts';
import type {Form} from '../../forms/index.ts';
import type {Page} from './page.ts';
import type {Outcome} from './submit.ts';
import type {SentFields} from './values.ts';

export interface SubmissionResult {
  form: Form;
  outcome: Outcome;
  /** The visitor's input; undefined if the request was rejected before it was read. */
  sent: SentFields | undefined;
}

type Elements = ReturnType<CheerioAPI>;

/** Greatest number of cached pages for requests that were rejected before they were read; a full cache is emptied. */
const MAX_CACHED = 200;

/**
 * Returns a page's HTML with the outcome, and without scripts, which would remove it. If a request was rejected before it was
 * read, the page is the same for everyone and is cached, so that many such requests need no parsing.
 * @param cache of such pages, by what they show
 */
export function fillPage(page: Page, result: SubmissionResult, cache: Map<string, string>): string {
  if (result.sent) return filled(page, result);
  const key = JSON.stringify([
    result.form.name,
    page.path ?? page.html,
    shownOf(result.outcome, page),
  ]);
  const html = cache.get(key) ?? filled(page, result);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, html);
  return html;
}

/** Returns what the page shows of an outcome: the seconds to wait differ from request to request, the sentence does not. */
function shownOf(outcome: Outcome, page: Page): unknown {
  return outcome.kind === 'failed' ? reasonOf(outcome, page) : outcome;
}

function reasonOf(
  {status, details}: Extract<Outcome, {kind: 'failed'}>,
  {language, t}: Page,
): string {
  return reasonFor(status, details?.retryAfter, language, t);
}

function filled(page: Page, result: SubmissionResult): string {
  const {t} = page;
  const {form, outcome, sent} = result;
  const $ = load(page.html);
  $('script, link[rel="modulepreload"], link[as="script"], link[rel="prefetch"]').remove();
  const target = $(`form[action$="${actionOf(form)}"]`).first();
  const status = statusElement($, target);
  const paragraph = (text: string) => $('<p>').text(text);

  if (outcome.kind === 'stored') {
    const box = alert($, 'status', 'success');
    const texts = [t(outcomeTextId(form, 'succeeded')), t(outcomeTextId(form, 'next'))];
    texts.push(`${t('reference')} ${outcome.reference}`);
    status.append(box.append(...texts.map(paragraph)));
    return $.html();
  }

  const title = $('head > title');
  title.text(`${t('errorTitle')} ${title.text()}`);
  keepValues($, target, sent?.values ?? {});
  if (page.path !== undefined) {
    target.attr('action', `${target.attr('action')}?page=${encodeURIComponent(page.path)}`);
  }
  const errors = outcome.kind === 'invalid' ? outcome.errors : {};
  const link = (field: string, text: string) => {
    const id = input(target, field).attr('id');
    return (id ? $('<a>').attr('href', `#${id}`) : $('<span>')).text(text);
  };
  // A browser does not keep valid files either.
  const chooseAgain = fileFieldsOf(form)
    .filter(([name]) => sent?.fileFields.includes(name) && errors[name] === undefined)
    .map(([name]) => link(name, t('chooseAgain')));
  const box = alert($, 'alert', 'error');
  status.append(box);

  if (outcome.kind === 'failed') {
    box.append(paragraph(t(outcomeTextId(form, 'failed'))), paragraph(reasonOf(outcome, page)));
    for (const item of chooseAgain) box.append($('<p>').append(item));
    return $.html();
  }
  const items = fieldsOf(form).flatMap(([name]) => {
    const error = errors[name];
    if (error === undefined) return [];
    const message = sentenceFor(error, t);
    markField($, input(target, name), message);
    return [link(name, message)];
  });
  const list = $('<ul>');
  for (const item of [...items, ...chooseAgain]) list.append($('<li>').append(item));
  box.append($('<h2>').text(t('problemHeading')), list);
  return $.html();
}

/** Returns the element for messages before the form or, on a page without the form, the page's. */
function statusElement($: CheerioAPI, form: Elements): Elements {
  const own = form.prevAll('[data-form-status]').first();
  return (own.length > 0 ? own : $('[data-form-status]').first()).empty();
}

// autofocus moves the focus to the alert without a script, so that screen readers announce it.
function alert($: CheerioAPI, role: 'status' | 'alert', kind: 'success' | 'error'): Elements {
  return $('<div>').attr({role, tabindex: '-1', 'data-alert': kind, autofocus: ''});
}

function input(form: Elements, field: string): Elements {
  return form.find(`[name="${field}"]`).first();
}

function keepValues($: CheerioAPI, form: Elements, values: Readonly<Record<string, string>>): void {
  for (const [field, value] of Object.entries(values)) {
    const control = input(form, field);
    if (control.is('[type=checkbox]')) control.prop('checked', value === CHECKED);
    else if (control.is('select')) {
      const options = control.find('option').removeAttr('selected');
      const isChosen = (option: Elements) => (option.attr('value') ?? option.text()) === value;
      options.filter((_index, element) => isChosen($(element))).attr('selected', '');
    } else if (control.is('textarea')) control.text(value);
    else control.attr('value', value);
  }
}

function markField($: CheerioAPI, control: Elements, message: string): void {
  control.attr('aria-invalid', 'true');
  const id = control.attr('id');
  const element = $(`[id="${id}-error"]`);
  if (!id || element.length === 0) return;
  element.removeAttr('hidden').text(message);
  const described = new Set((control.attr('aria-describedby') ?? '').split(/\s+/).filter(Boolean));
  control.attr('aria-describedby', [...described.add(`${id}-error`)].join(' '));
}
