/** Faults that axe-core must see, on pages as they open and in the states that have to be opened first. */
import type {PlantedDefect, Visit} from '../check';

const ABOUT: Visit = {route: '/About', width: 1280, scheme: 'light'};
const CONTACT: Visit = {...ABOUT, route: '/TrendSoft/ContactUs'};
const SERVICES = '/TrendSoft/oursolutions';

const axe = (
  rule: string,
  name: string,
  plant: (() => void) | string,
  visit: Partial<Visit> = {},
): PlantedDefect => ({
  name,
  caughtBy: `axe:${rule}`,
  visit: {...ABOUT, ...visit},
  plant: typeof plant === 'string' ? {css: plant} : {script: plant},
});

const inForm = {...CONTACT, state: 'the contact form with every error'};
const inTabs = {route: `${SERVICES}/CyberSecurity`, state: 'the tab api of CyberSecurity'};
const inPanel = {state: 'the services panel on Testing Services'};
const inDrawer = {state: 'the drawer with its list open', width: 320};

export const axeDefects: readonly PlantedDefect[] = [
  axe('html-has-lang', 'The page does not say its language', () => {
    document.documentElement.removeAttribute('lang');
  }),
  axe(
    'document-title',
    'The page has no title',
    () => {
      document.title = '';
    },
    {route: '/404.html'},
  ),
  axe('valid-lang', 'A part says a language that there is not', () => {
    document.querySelector('main p')?.setAttribute('lang', 'xxyy');
  }),
  axe('meta-viewport', 'The page cannot be enlarged on a phone', () => {
    document
      .querySelector('meta[name=viewport]')
      ?.setAttribute('content', 'width=device-width, user-scalable=no');
  }),
  axe('color-contrast', 'Paragraphs are light grey on white', 'main p { color: #b8b8b8 }'),
  axe('color-contrast', 'Paragraphs are dark grey on black', 'main p { color: #444 }', {
    scheme: 'dark',
  }),
  axe('image-alt', 'A picture has no text', () => {
    document.querySelector('main p')?.insertAdjacentHTML('afterend', '<img src="/favicon.ico">');
  }),
  axe('link-name', 'A link loses its words', () => {
    document.querySelector('main a')?.replaceChildren();
  }),
  axe('heading-order', 'A heading skips three levels', () => {
    document.querySelector('main h1')?.insertAdjacentHTML('afterend', '<h5>Small print</h5>');
  }),
  axe('list', 'A list has a child that is no item', () => {
    const list = '<ul><div>Not an item</div><li>An item</li></ul>';
    document.querySelector('main p')?.insertAdjacentHTML('afterend', list);
  }),
  axe('region', 'Words stand outside every landmark', () => {
    document.body.insertAdjacentHTML('beforeend', '<p>Nobody finds this by landmarks.</p>');
  }),
  axe('label-content-name-mismatch', 'A link is called otherwise than it reads', () => {
    document.querySelector('main a')?.setAttribute('aria-label', 'Elsewhere');
  }),
  axe('target-size', 'Two buttons of 10 px touch each other', () => {
    const button = '<button style="inline-size:10px;block-size:10px;padding:0;border:0">x</button>';
    document.querySelector('main p')?.insertAdjacentHTML('afterend', button + button);
    for (const one of document.querySelectorAll<HTMLElement>(
      'main p + button, main button + button',
    )) {
      Object.assign(one.style, {
        inlineSize: '10px',
        blockSize: '10px',
        minBlockSize: '0',
        padding: '0',
        border: '0',
      });
    }
  }),
  axe(
    'scrollable-region-focusable',
    'A part that scrolls cannot be reached by keyboard',
    () => {
      document
        .querySelector('main p')
        ?.insertAdjacentHTML('afterend', '<div><p>One</p><p>Two</p><p>Three</p><p>Four</p></div>');
      const part = document.querySelector<HTMLElement>('main p + div');
      if (part) Object.assign(part.style, {blockSize: '30px', overflow: 'scroll'});
    },
    {width: 320},
  ),
  axe(
    'frame-title',
    'A map has no name',
    () => {
      document.querySelector('iframe')?.removeAttribute('title');
    },
    CONTACT,
  ),
  axe(
    'label',
    'A field in error loses its label',
    () => {
      document.querySelector('label[for=contact-name]')?.removeAttribute('for');
    },
    inForm,
  ),
  axe(
    'select-name',
    'A list of choices loses its label',
    () => {
      document
        .querySelector('main label:has(+ * select), label[for=contact-countryCode]')
        ?.remove();
    },
    inForm,
  ),
  axe(
    'autocomplete-valid',
    'A field says a purpose that there is not',
    () => {
      document.querySelector('#contact-email')?.setAttribute('autocomplete', 'electronic-mail');
    },
    inForm,
  ),
  axe(
    'aria-valid-attr',
    'A field is tied to its error by a misspelt attribute',
    () => {
      const field = document.querySelector('#contact-email');
      field?.setAttribute('aria-describeby', field.getAttribute('aria-describedby') ?? '');
    },
    inForm,
  ),
  axe(
    'aria-valid-attr-value',
    'The open panel’s button says “yes” where true is meant',
    () => {
      document
        .querySelector('header nav button[popovertarget]')
        ?.setAttribute('aria-expanded', 'yes');
    },
    inPanel,
  ),
  axe(
    'aria-required-parent',
    'Tabs lose their list',
    () => {
      document.querySelector('main [role=tablist]')?.removeAttribute('role');
    },
    inTabs,
  ),
  axe(
    'nested-interactive',
    'A tab has a button in it',
    () => {
      document
        .querySelector('main [role=tab]')
        ?.insertAdjacentHTML('beforeend', '<button type="button">More</button>');
    },
    inTabs,
  ),
  axe(
    'button-name',
    'The drawer’s button to close it loses its words',
    () => {
      const close = document.querySelector('[popovertargetaction=hide]');
      close?.removeAttribute('aria-label');
      close?.replaceChildren();
    },
    inDrawer,
  ),
  axe(
    'summary-name',
    'A question loses its words',
    () => {
      document.querySelector('main summary')?.replaceChildren();
    },
    {route: `${SERVICES}/WebAccess-DigitalAccessibility`, state: 'all questions open'},
  ),
  axe(
    'aria-hidden-focus',
    'A slide out of view can be reached by keyboard',
    () => {
      const slide = document.querySelector('main [aria-hidden=true][inert]');
      slide?.removeAttribute('inert');
      slide?.insertAdjacentHTML('beforeend', '<a href="#main">Unseen</a>');
    },
    {route: '/', state: 'the carousels, moved'},
  ),
];
