/** Faults that IBM's engine must see. */
import type {PlantedDefect, Visit} from '../check';

const ABOUT: Visit = {route: '/About', width: 1280, scheme: 'light'};
const inForm: Visit = {
  ...ABOUT,
  route: '/TrendSoft/ContactUs',
  state: 'the contact form with every error',
};
const inTabs: Visit = {
  ...ABOUT,
  route: '/TrendSoft/oursolutions/CyberSecurity',
  state: 'the tab api of CyberSecurity',
};

const ibm = (rule: string, name: string, script: () => void, visit = ABOUT): PlantedDefect => ({
  ...{name, caughtBy: `ibm:${rule}`, visit},
  plant: {script},
});

export const ibmDefects: readonly PlantedDefect[] = [
  ibm('html_lang_exists', 'The page does not say its language', () => {
    document.documentElement.removeAttribute('lang');
  }),
  ibm('page_title_exists', 'The page has no title', () => {
    document.querySelector('title')?.remove();
  }),
  ibm('img_alt_valid', 'A picture has no text', () => {
    document.querySelector('main p')?.insertAdjacentHTML('afterend', '<img src="/favicon.ico">');
  }),
  ibm('a_text_purpose', 'A link loses its words', () => {
    document.querySelector('main a')?.replaceChildren();
  }),
  ibm(
    'aria_attribute_valid',
    'An element has an ARIA attribute that its role does not know',
    () => {
      document.querySelector('main h2')?.setAttribute('aria-checked', 'true');
    },
  ),
  ibm('aria_attribute_value_valid', 'A part says “perhaps” where true or false is meant', () => {
    document.querySelector('header nav button')?.setAttribute('aria-expanded', 'perhaps');
  }),
  ibm('aria_content_in_landmark', 'Words stand outside every landmark', () => {
    document.body.insertAdjacentHTML('beforeend', '<p>Nobody finds this by landmarks.</p>');
  }),
  ibm(
    'input_label_exists',
    'A field in error loses its label',
    () => {
      document.querySelector('label[for=contact-name]')?.removeAttribute('for');
    },
    inForm,
  ),
  ibm(
    'input_autocomplete_valid',
    'A telephone number has a purpose that is not for its type',
    () => {
      document.querySelector('#contact-phoneNumber')?.setAttribute('type', 'tel');
    },
    inForm,
  ),
  ibm(
    'aria_parent_required',
    'Tabs lose their list',
    () => {
      document.querySelector('main [role=tablist]')?.removeAttribute('role');
    },
    inTabs,
  ),
  ibm('text_contrast_sufficient', 'A paragraph is light grey on white', () => {
    const words = document.querySelector<HTMLElement>('main p');
    if (words) Object.assign(words.style, {color: '#ccc', backgroundColor: '#fff'});
  }),
];
