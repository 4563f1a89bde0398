/**
 * Twenty faults of twenty kinds that people notice, from the list with which the Government Digital Service compared
 * accessibility checkers (https://alphagov.github.io/accessibility-tool-audit/), planted in the example site.
 */
export interface ExampleFault {
  /** What is wrong, in words like those of the list. */
  name: string;
  /** File of the site. */
  file: string;
  /** Text of the file, and what takes its place. */
  before: string;
  after: string;
  /** Rules that name this fault. */
  rules: readonly string[];
  /** Part of the selector, tag or message of its finding, where the rule finds other faults too. */
  mark?: string;
}

export const FAULTS: readonly ExampleFault[] = [
  {
    name: 'An image has no text alternative',
    file: 'index.html',
    before: ' alt="Boats in front of the library"',
    after: '',
    rules: ['image-alt', 'image-alternatives'],
  },
  {
    name: 'Colour alone conveys content',
    file: 'index.html',
    before: '<li>Borrow up to ten books</li>\n        <li>Use the reading room</li>',
    after:
      '<li style="color: #0a6b22">Borrow up to ten books</li>\n        <li style="color: #b00020">Use the reading room</li>',
    rules: ['beyond-colour', 'link-in-text-block'],
    mark: 'li',
  },
  {
    name: 'Text over a picture has too little contrast',
    file: 'index.html',
    before: '<p>The lift is working again',
    after:
      '<p id="lift" style="background: linear-gradient(90deg, #fff, #555)">The lift is working again',
    rules: ['color-contrast', 'pixel-contrast'],
    mark: 'lift',
  },
  {
    name: 'The focus is not visible',
    file: 'style.css',
    before: 'outline: 3px solid #7a1f5c;',
    after: 'outline: none;',
    rules: ['focus-ring'],
  },
  {
    name: 'A link does not say where it leads',
    file: 'index.html',
    before: 'an evening for new members</a>',
    after: 'here</a>',
    rules: ['link-purpose'],
    mark: 'here',
  },
  {
    name: 'A list is typed with characters',
    file: 'index.html',
    before: '<h2>News</h2>',
    after: '<h2>News</h2>\n      <p>- A new boat book</p>\n      <p>- A new map</p>',
    rules: ['structure'],
    mark: 'A new boat book',
  },
  {
    name: 'A passage in another language is not marked',
    file: 'index.html',
    before: 'so all floors can be reached.</p>',
    after:
      'so all floors can be reached.</p>\n      <p>La biblioteca está abierta para todas las personas que viven en la ciudad.</p>',
    rules: ['language'],
    mark: 'La biblioteca',
  },
  {
    name: 'Something moves without end',
    file: 'index.html',
    before: '<h2>This month</h2>',
    after:
      '<style>@keyframes swim { 50% { translate: 1rem } }</style>\n      <h2 id="swims" style="animation: swim 2s infinite">This month</h2>',
    rules: ['moving-content'],
    mark: 'swims',
  },
  {
    name: 'There is no link that skips the menu',
    file: 'hours.html',
    before: '<a class="skip" href="#main">Skip to main content</a>',
    after: '',
    rules: ['bypass', 'skip-link'],
  },
  {
    name: 'A table has no header cells',
    file: 'hours.html',
    before: '<th scope="col">Day</th>\n            <th scope="col">Hours</th>',
    after: '<td>Day</td>\n            <td>Hours</td>',
    rules: ['table_headers_exists', 'td-has-header'],
  },
  {
    name: 'Bold text takes the place of a heading',
    file: 'hours.html',
    before: '<h2>How to find us</h2>',
    after: '<p><strong>How to find us</strong></p>',
    rules: ['p-as-heading', 'structure'],
    mark: 'How to find us',
  },
  {
    name: 'The page scrolls sideways on a phone',
    file: 'hours.html',
    before: '<p>Take the bus',
    after: '<p style="inline-size: 30rem">Take the bus',
    rules: ['reflow'],
    mark: 'scrolls horizontally',
  },
  {
    name: 'A box does not grow with its text',
    file: 'hours.html',
    before: '<p>We are closed on public holidays.</p>',
    after:
      '<p id="closed" style="block-size: 30px; overflow: hidden">We are closed on public holidays.</p>',
    rules: ['text-resize', 'text-spacing'],
    mark: 'closed',
  },
  {
    name: 'The order in the source is not the order on the screen',
    file: 'hours.html',
    before: '<main id="main" tabindex="-1">',
    after: '<main id="main" tabindex="-1" style="display: flex; flex-direction: column-reverse">',
    rules: ['keyboard-walk', 'reading-order'],
  },
  {
    name: 'A link opens a new window without notice',
    file: 'hours.html',
    before: '<a href="/join">Join the library</a>',
    after: '<a href="/join" target="_blank">Join the library</a>',
    rules: ['link-purpose'],
    mark: 'new tab',
  },
  {
    name: 'A placeholder takes the place of a label',
    file: 'join.html',
    before: '<label for="email">Email *</label>\n          <input',
    after: '<input placeholder="Email"',
    rules: ['label', 'labels-or-instructions', 'input-missing-label'],
    mark: 'email',
  },
  {
    name: 'A field changes the page without warning',
    file: 'join.html',
    before: '<select id="branch" name="branch">',
    after: '<select id="branch" name="branch" onchange="location.hash = this.value">',
    rules: ['on-input'],
    mark: 'branch',
  },
  {
    name: 'The keyboard cannot leave a field',
    file: 'join.html',
    before: '<input id="name"',
    after: '<input id="name" onkeydown="if (event.key === \'Tab\') event.preventDefault()"',
    rules: ['keyboard-walk'],
    mark: 'trapped',
  },
  {
    name: 'A button is a <div> that the keyboard does not reach',
    file: 'join.html',
    before: '<h1>Join</h1>',
    after:
      '<h1>Join</h1>\n      <div id="help" onclick="alert(\'Ask at the desk.\')" style="border: 2px solid #0b4f6c">Help</div>',
    rules: ['keyboard-walk', 'aria_eventhandler_role_valid'],
    mark: 'help',
  },
  {
    name: 'Targets are too small and close together',
    file: 'join.html',
    before: '<p><a href="/hours">Find us</a></p>',
    after:
      '<p id="small" style="font-size: 10px; line-height: 1"><a href="/hours" style="padding: 0; display: block; inline-size: 12px; block-size: 12px">A</a><a href="/" style="padding: 0; display: block; inline-size: 12px; block-size: 12px">B</a></p>',
    rules: ['target-size'],
    mark: 'small',
  },
];
