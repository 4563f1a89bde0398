/** Planted faults that each engine must find, which shows that the engine works. */
import {append, at, set, type PlantedFault} from '@trendsoft/web-audit/plant';
import {CONTACT} from './routes';
import {CHECK} from '../../setup/documents';
import {PLAIN_PAGE} from '../../setup/routes';
import {LAST_TAB} from '../states';

interface Canary extends PlantedFault {
  engine: 'axe' | 'ibm' | 'html-validate';
  rule: string;
}

const inForm = at(CONTACT, 1280, {state: 'the contact form with every error'});
const {name: state, route} = LAST_TAB;
const inTabs = at(route, 1280, {state});

/** Returns a function that inserts HTML at the start of the main element. */
const inMain = (part: string) => (page: string) => page.replace(/<main[^>]*>/, `$&${part}`);

export const CANARIES: readonly Canary[] = [
  {
    engine: 'axe',
    rule: 'color-contrast',
    name: 'Paragraphs are dark grey on black',
    visit: at(PLAIN_PAGE, 1280, {scheme: 'dark'}),
    plant: {css: 'main p { color: #444 }'},
  },
  {
    engine: 'axe',
    rule: 'button-name',
    name: 'The button that closes the drawer has no name',
    visit: at(PLAIN_PAGE, 320, {state: 'the drawer with its list open'}),
    plant: {
      change: {element: '[popovertargetaction=hide]', attributes: {'aria-label': null}, text: ''},
    },
  },
  {
    engine: 'axe',
    rule: 'label',
    name: 'An invalid field has no label',
    visit: inForm,
    plant: set('label[for=contact-name]', {for: null}),
  },
  {
    engine: 'axe',
    rule: 'aria-required-parent',
    name: 'Tabs have no tablist',
    visit: inTabs,
    plant: set('main [role=tablist]', {role: null}),
  },
  {
    engine: 'ibm',
    rule: 'fieldset_legend_valid',
    name: 'The colour scheme radios have no legend',
    visit: at('/', 320),
    plant: {script: () => document.querySelector('legend')?.remove()},
  },
  {
    engine: 'ibm',
    rule: 'table_headers_exists',
    name: 'A table has no header cells',
    visit: at('/TrendSoft/Privacy-Policy'),
    plant: append('main', '<table><caption>Data</caption><tr><td>Name<td>One year</table>'),
  },
  {
    engine: 'ibm',
    rule: 'input_label_exists',
    name: 'A box has no label; fields in closed details have one',
    visit: at(CHECK, 320, {state: 'the document check with a file without faults'}),
    plant: append('main', '<p><input type="checkbox"> Agree</p>'),
  },
  {
    engine: 'ibm',
    rule: 'element_attribute_deprecated',
    name: 'The marker of an item is set by its type; items of numbered lists may have a value',
    visit: at(CHECK, 1280, {state: 'the document check with a page beside the findings'}),
    plant: append('main', '<ul><li type="square">Item</li></ul>'),
  },
  {
    engine: 'html-validate',
    rule: 'no-dup-id',
    name: 'Two elements share an id',
    visit: at(PLAIN_PAGE),
    plant: {html: inMain('<p id="main">Again</p>')},
  },
  {
    engine: 'html-validate',
    rule: 'wcag/h32',
    name: 'A form has no submit button',
    visit: at('/404.html'),
    plant: {html: inMain('<form aria-label="Words"></form>')},
  },
];
