/** Faults that IBM's engine must see. */
import type {PlantedDefect} from '../check';
import {after, append, at, say, set, type Plant} from '../plants';

const inForm = at('/TrendSoft/ContactUs', 1280, {state: 'the contact form with every error'});
const inTabs = at('/TrendSoft/oursolutions/CyberSecurity', 1280, {
  state: 'the tab api of CyberSecurity',
});

const ibm = (rule: string, name: string, plant: Plant, visit = at('/About')): PlantedDefect => ({
  name,
  caughtBy: `ibm:${rule}`,
  visit,
  plant,
});

export const ibmDefects: readonly PlantedDefect[] = [
  ibm('html_lang_exists', 'The page does not say its language', set('html', {lang: null})),
  ibm('page_title_exists', 'The page has no title', say('title')),
  ibm('img_alt_valid', 'A picture has no text', after('main p', '<img src="/favicon.ico">')),
  ibm('a_text_purpose', 'A link loses its words', say('main a')),
  ibm(
    'aria_attribute_valid',
    'An element has an ARIA attribute that its role does not know',
    set('main h2', {'aria-checked': 'true'}),
  ),
  ibm(
    'aria_attribute_value_valid',
    'A part says “perhaps” where true or false is meant',
    set('header nav button', {'aria-expanded': 'perhaps'}),
  ),
  ibm(
    'aria_content_in_landmark',
    'Words stand outside every landmark',
    append('body', '<p>Nobody finds this by landmarks.</p>'),
  ),
  ibm(
    'input_label_exists',
    'A field in error loses its label',
    set('label[for=contact-name]', {for: null}),
    inForm,
  ),
  ibm(
    'input_autocomplete_valid',
    'A telephone number has a purpose that is not for its type',
    set('#contact-phoneNumber', {type: 'tel'}),
    inForm,
  ),
  ibm(
    'aria_parent_required',
    'Tabs lose their list',
    set('main [role=tablist]', {role: null}),
    inTabs,
  ),
  ibm(
    'table_headers_exists',
    'A table has no header cells',
    append('main', '<table><caption>Data</caption><tr><td>Name</td><td>One year</td></tr></table>'),
    at('/TrendSoft/Privacy-Policy'),
  ),
  ibm(
    'fieldset_legend_valid',
    'The choice of colours loses its question',
    {script: () => document.querySelector('legend')?.remove()},
    at('/', 320),
  ),
  ibm('text_contrast_sufficient', 'A paragraph is light grey on white', {
    css: 'main p { color: #ccc; background: #fff }',
  }),
];
