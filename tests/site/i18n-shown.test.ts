/** Translators get exactly the messages that visitors see. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {translationsInto} from '../../scripts/i18n/files';
import {englishMessages} from '../../scripts/i18n/messages';
import {readPage} from '../../scripts/i18n/page';
import {BUILD} from '../setup/site';

const files = translationsInto('es').filter(({kind}) => kind === 'messages');
const messages = files.map((file) => [file.english, [...englishMessages(file)]] as const);

/** All scripts of the built site, with unescaped characters and without backslashes. */
const scripts = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(path.join(BUILD, file), 'utf8'))
  .join('\n')
  .replaceAll(/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2}))/gi, (_, long?: string, short?: string) =>
    String.fromCharCode(parseInt(long ?? short ?? '', 16)),
  )
  .replaceAll('\\', '');

/** Messages that this build never shows: from the server, for a second language, for an expired opening. */
const NOT_IN_THESE_SCRIPTS =
  /^(forms\.((mail|reason|found)[A-Z]|chooseAgain)|LanguageSwitch\.|UntranslatedNotice\.|ClosedOpening\.)/;

test('every interface message is used by the site', () => {
  const [[, words] = ['', []]] = messages;
  const unseen = words
    .filter(
      ([id, {message}]) =>
        !NOT_IN_THESE_SCRIPTS.test(id) && !scripts.includes(message.replaceAll('\\', '')),
    )
    .map(([id]) => id);
  expect(unseen).toEqual([]);
});

test('neither the site nor its translations contain messages of Docusaurus components', () => {
  const stock = /\btheme\.[A-Za-z]+\.[A-Za-z.]+/g;
  expect(scripts.match(stock) ?? []).toEqual([]);
  expect(JSON.stringify(messages).match(stock) ?? []).toEqual([]);
});

const PLACES =
  /\b(page|404|forms?|fields?|footer|header|drawer|menus?|breadcrumbs|carousel|panel|testimonial|map|tables?|report|document check|demonstration)\b/i;

test.each(messages)(
  'every description in %s names the part of the page where its message appears',
  (_, all) => {
    const vague = all.filter(([, {description = ''}]) => !PLACES.test(description));
    expect(vague).toEqual([]);
  },
);

test('every prop with text is translated', () => {
  const pages = translationsInto('es').filter(({kind}) => kind === 'page');
  const asked = pages.flatMap(({english}) =>
    readPage(readFileSync(english, 'utf8'), english).parts.flatMap(({name, content}) =>
      content.flatMap((item) =>
        typeof item === 'string' && item.includes('=') ? `${name} ${item}` : [],
      ),
    ),
  );
  expect(asked.length).toBeGreaterThan(100);
  // Props with two consecutive words; others contain names of icons, routes and numbers.
  expect(asked.filter((prop) => /=.*\p{L} \p{L}/u.test(prop))).toEqual([]);
});
