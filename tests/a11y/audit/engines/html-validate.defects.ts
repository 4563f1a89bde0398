/** Faults in the HTML as built that html-validate must see; a browser repairs most of them in silence. */
import type {PlantedDefect} from '../check';
import {at} from '../plants';

const html = (
  rule: string,
  name: string,
  plant: (html: string) => string,
  route = '/About',
): PlantedDefect => ({
  ...{name, caughtBy: `html-validate:${rule}`, plant: {html: plant}},
  visit: at(route),
});

const CONTACT = '/TrendSoft/ContactUs';

/** Puts something at the start of the page's main part. */
const inMain = (part: string) => (page: string) => page.replace(/<main[^>]*>/, `$&${part}`);

export const htmlValidateDefects: readonly PlantedDefect[] = [
  html('no-dup-id', 'Two elements share an id', inMain('<p id="main">Again</p>')),
  html('empty-title', 'The title is empty', (page) => page.replace(/(<title[^>]*>)[^<]*/, '$1')),
  html(
    'meta-refresh',
    'The page reloads by itself',
    (page) => page.replace('<title', '<meta http-equiv="refresh" content="1800"><title'),
    '/TrendSoft/Privacy-Policy',
  ),
  html('wcag/h37', 'A picture has no text', inMain('<img src="/favicon.ico">')),
  html('wcag/h30', 'A link has no words', inMain('<a href="/About"></a>')),
  html(
    'element-permitted-content',
    'A heading stands in a paragraph’s span',
    inMain('<span><h2>Words</h2></span>'),
  ),
  html('close-order', 'An element is closed before what it holds', inMain('<p><b>Words</p></b>')),
  html('empty-heading', 'A heading is empty', inMain('<h2></h2>')),
  html(
    'attribute-allowed-values',
    'A field has a type that there is not',
    inMain('<input type="telephone" aria-label="Phone">'),
  ),
  html(
    'input-missing-label',
    'A field has no label',
    (page) => page.replace(/<input [^>]*contact-name/, '<input id="nameless">$&'),
    CONTACT,
  ),
  html(
    'valid-autocomplete',
    'A telephone number’s purpose is not for its type',
    (page) => page.replace(/autoComplete="?tel-national"?/i, '$& type="tel"'),
    CONTACT,
  ),
  html(
    'wcag/h32',
    'A form cannot be sent',
    inMain('<form aria-label="Words"></form>'),
    '/404.html',
  ),
];
