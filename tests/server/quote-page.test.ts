/** The request for a quote without JavaScript: the page that answers it. */
import {DOCUMENT_MESSAGES} from '../../src/documents';
import {quote} from '../../src/forms/tables';
import {MESSAGES} from '../../src/forms/sentences';
import {el, pdf} from '../fixtures/documents/pdf';
import {pageOf, summary} from './setup/answers';
import {
  ASKED,
  AS_PAGE,
  DAMAGED,
  FILES,
  LETTER,
  STORED,
  UNTAGGED,
  ask,
  file,
  storedIn,
} from './setup/quote';
import {serverForEach} from './setup/server';

const server = serverForEach({files: FILES});

describe('without JavaScript', () => {
  test('its page says what was found, and nothing in a document becomes HTML', async () => {
    const picture = el('Figure', '/Alt (<img src=x onerror=alert\\(1\\)>.png)', 0);
    const reply = await ask(
      server,
      ASKED,
      [UNTAGGED, file('alt.pdf', pdf({tree: [picture]}))],
      AS_PAGE,
    );
    const $ = pageOf(reply);
    const status = $('[data-form-status]');
    expect(reply.status).toBe(200);
    expect(status.text()).toContain(quote.words.succeeded);
    expect(status.find('h2').text()).toBe(MESSAGES.foundHeading.message);
    expect(status.find('h3').first().text()).toBe('a <b>.pdf');
    expect(status.find('h4').length).toBeGreaterThan(0);
    expect(status.text()).toContain(MESSAGES.foundToDo.message);
    expect(status.text()).toContain(MESSAGES.foundByPerson.message);
    expect(status.find('b, img, script').length).toBe(0);
  });

  test('it speaks the language of the page, and says where it is English all the same', async () => {
    const referer = `${server.url}/te/document-check`;
    const $ = pageOf(await ask(server, ASKED, [UNTAGGED], {...AS_PAGE, referer}));
    const section = $('[data-form-status] section');
    expect(section.find('h2').text()).toBe('te: found');
    expect([section.find('h4').text(), section.find('h4').attr('lang')]).toEqual([
      'te: listening',
      undefined,
    ]);
    expect(section.find('li > p[lang=en]').text()).toContain(
      DOCUMENT_MESSAGES['meets.untagged']?.message,
    );
  });

  test('a document that cannot be read is said to be so, and is kept', async () => {
    const $ = pageOf(await ask(server, ASKED, [DAMAGED], AS_PAGE));
    expect($('[data-form-status] section p').text()).toContain('damaged');
    expect((await storedIn(server)).files).toHaveLength(1);
  });

  test('its page comes back with what was typed and ticked', async () => {
    const fields = {...ASKED, email: 'mira@', findingsOnly: 'yes'};
    const reply = await ask(server, fields, [LETTER], AS_PAGE);
    const $ = pageOf(reply);
    expect(reply.status).toBe(422);
    expect(summary($)).toEqual([
      [quote.fields.email.errors.invalid, 'email'],
      [MESSAGES.chooseAgain.message, 'documents'],
    ]);
    expect($('textarea[name=message]').text()).toBe(STORED.message);
    expect($('[name=findingsOnly]').attr('checked')).toBe('checked');
    expect($('[name=neededBy]').attr('value')).toBe('2027-03-31');
  });

  test('it names the files that were refused, by their names and by their content', async () => {
    const wrong = [LETTER, {...LETTER, name: 'b.exe'}, {...LETTER, name: 'c:d.zip'}];
    const $ = pageOf(await ask(server, ASKED, wrong, AS_PAGE));
    const {type, content} = quote.fields.documents.errors;
    const said = type.replace('{files}', 'b.exe, c:d.zip');
    expect(summary($)).toEqual([[said, 'documents']]);
    expect($('[id$=documents-error]').text()).toBe(said);
    const lies = await ask(server, ASKED, [LETTER, {...LETTER, name: 'b.pdf'}]);
    const detail = content.replace('{files}', 'b.pdf');
    const [error] = (JSON.parse(lies.text) as {errors: unknown[]}).errors;
    expect(error).toMatchObject({detail, files: 'b.pdf'});
  });

  test('its address shows its page to whoever opens it', async () => {
    const reply = await server.send('/quote-form', {headers: {accept: 'text/html'}});
    expect(reply.status).toBe(405);
    expect(reply.text).toContain('action="/quote-form"');
  });
});
