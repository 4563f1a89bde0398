import {load} from 'cheerio';
import {MESSAGES} from '../../src/forms/sentences';
import {contact} from '../../src/forms/tables';
import {sayIn} from '../../src/forms/translations';
import {NOTHING_SENT} from '../../src/server/forms/answer';
import {fillPage} from '../../src/server/forms/fill-page';

const html = '<title>Contact</title><form action="/contact-form"><input name="name"></form>';

/** The alert above a form that failed with a status. */
function alertFor(status: number): string {
  const answer = {form: contact, outcome: {kind: 'failed', status}, sent: NOTHING_SENT} as const;
  return load(fillPage({html, say: sayIn()}, answer))('[role=alert]').text();
}

test.each([429, 500, 503])('what fails with %i may be tried again in a minute', (status) => {
  expect(alertFor(status)).toContain(MESSAGES.tryAgain.message);
});

test.each([400, 403, 413, 415])('what fails with %i would fail again', (status) => {
  expect(alertFor(status)).not.toContain(MESSAGES.tryAgain.message);
});
