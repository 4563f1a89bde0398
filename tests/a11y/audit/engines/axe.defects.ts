/** Faults that axe-core must see, on pages as they open and in the states that have to be opened first. */
import type {PlantedDefect} from '../check';
import {after, append, at, say, set, type Plant} from '../plants';

const CONTACT = '/TrendSoft/ContactUs';
const SERVICES = '/TrendSoft/oursolutions';

const axe = (rule: string, name: string, plant: Plant, visit = at('/About')): PlantedDefect => ({
  name,
  caughtBy: `axe:${rule}`,
  visit,
  plant,
});

const inForm = at(CONTACT, 1280, {state: 'the contact form with every error'});
const inTabs = at(`${SERVICES}/CyberSecurity`, 1280, {state: 'the tab api of CyberSecurity'});
const inPanel = at('/About', 1280, {state: 'the services panel on Testing Services'});
const inDrawer = at('/About', 320, {state: 'the drawer with its list open'});
const inQuestions = at(`${SERVICES}/WebAccess-DigitalAccessibility`, 1280, {
  state: 'all questions open',
});
const moved = at('/', 1280, {state: 'the carousels, moved'});

export const axeDefects: readonly PlantedDefect[] = [
  axe('html-has-lang', 'The page does not say its language', set('html', {lang: null})),
  axe('document-title', 'The page has no title', say('title'), at('/404.html')),
  axe('valid-lang', 'A part says a language that there is not', set('main p', {lang: 'xxyy'})),
  axe(
    'meta-viewport',
    'The page cannot be enlarged on a phone',
    set('meta[name=viewport]', {content: 'width=device-width, user-scalable=no'}),
  ),
  axe('color-contrast', 'Paragraphs are light grey on white', {css: 'main p { color: #b8b8b8 }'}),
  axe(
    'color-contrast',
    'Paragraphs are dark grey on black',
    {css: 'main p { color: #444 }'},
    at('/About', 1280, {scheme: 'dark'}),
  ),
  axe('image-alt', 'A picture has no text', after('main p', '<img src="/favicon.ico">')),
  axe('link-name', 'A link loses its words', say('main a')),
  axe('heading-order', 'A heading skips three levels', after('main h1', '<h5>Small print</h5>')),
  axe(
    'heading-order',
    'A heading is made two levels smaller',
    set('main h2', {'aria-level': '4'}),
    inQuestions,
  ),
  axe(
    'list',
    'A list has a child that is no item',
    after('main p', '<ul><div>Not an item</div><li>An item</li></ul>'),
  ),
  axe(
    'region',
    'Words stand outside every landmark',
    append('body', '<p>Nobody finds this by landmarks.</p>'),
  ),
  axe(
    'region',
    'A notice stands outside of all landmarks',
    append('body', '<p>We are closed on Monday.</p>'),
    at('/DigitalAccessibility', 320),
  ),
  axe(
    'landmark-one-main',
    'The main part is no landmark while the form shows its errors',
    set('main', {role: 'group'}),
    inForm,
  ),
  axe(
    'tabindex',
    'A positive tabindex lets one link jump the queue',
    set('main a', {tabindex: '1'}),
    at('/TrendSoft/WhoWeServe', 320),
  ),
  axe(
    'label-content-name-mismatch',
    'A link is called otherwise than it reads',
    set('main a', {'aria-label': 'Elsewhere'}),
  ),
  axe('target-size', 'Two buttons of 10 px touch each other', {
    ...after('main p', '<button>x</button><button>x</button>'),
    css: 'main p ~ button { inline-size: 10px; block-size: 10px; min-block-size: 0; padding: 0; border: 0 }',
  }),
  axe(
    'scrollable-region-focusable',
    'A part that scrolls cannot be reached by keyboard',
    {
      ...after('main p', '<div><p>One</p><p>Two</p><p>Three</p><p>Four</p></div>'),
      css: 'main p + div { block-size: 30px; overflow: scroll }',
    },
    at('/About', 320),
  ),
  axe('frame-title', 'A map has no name', set('iframe', {title: null}), at(CONTACT)),
  axe(
    'label',
    'A field in error loses its label',
    set('label[for=contact-name]', {for: null}),
    inForm,
  ),
  axe(
    'select-name',
    'A list of choices loses its label',
    set('label[for=contact-countryCode]', {for: null}),
    inForm,
  ),
  axe(
    'autocomplete-valid',
    'A field says a purpose that there is not',
    set('#contact-email', {autocomplete: 'electronic-mail'}),
    inForm,
  ),
  axe(
    'aria-valid-attr',
    'A field is tied to its error by a misspelt attribute',
    set('#contact-email', {'aria-describeby': 'contact-email-error'}),
    inForm,
  ),
  axe(
    'aria-valid-attr-value',
    'The open panel’s button says “yes” where true is meant',
    set('header nav button[popovertarget]', {'aria-expanded': 'yes'}),
    inPanel,
  ),
  axe(
    'aria-required-parent',
    'Tabs lose their list',
    set('main [role=tablist]', {role: null}),
    inTabs,
  ),
  axe(
    'nested-interactive',
    'A tab has a button in it',
    append('main [role=tab]', '<button type="button">More</button>'),
    inTabs,
  ),
  axe(
    'button-name',
    'The drawer’s button to close it loses its words',
    {
      change: {
        element: '[popovertargetaction=hide]',
        attributes: {'aria-label': null},
        text: '',
      },
    },
    inDrawer,
  ),
  axe('summary-name', 'A question loses its words', say('main summary'), inQuestions),
  axe(
    'aria-hidden-focus',
    'A slide out of view can be reached by keyboard',
    {
      change: {
        element: 'main [aria-hidden=true][inert]',
        attributes: {inert: null},
        append: '<a href="#main">Unseen</a>',
      },
    },
    moved,
  ),
];
