/** The widths at which layouts change. In em, so that they follow the browser's font size. */
const BREAKPOINTS = [
  '30em', // 480 px at the usual font size
  '40em', // 640 px
  '48em', // 768 px
  '56em', // 896 px
  '60em', // 960 px
  '64em', // 1024 px: the navigation is in the header instead of the drawer
  '68em', // 1088 px
];
/** Below 64em. */
const BELOW_NAVIGATION = '63.99em';

/** The fixed steps of --space-1 to --space-4. */
const SPACE_STEP = String.raw`/(?<![\d.-])(?:0\.25|0\.5|0\.75|1)rem/`;

/** Colours, font weights, steps of space only as tokens (src/css/tokens.css), no physical directions, no !important. */
export default {
  extends: ['stylelint-config-standard'],
  reportNeedlessDisables: true,
  rules: {
    'declaration-no-important': true,
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      'rgb',
      'rgba',
      'hsl',
      'hsla',
      'hwb',
      'lab',
      'lch',
      'oklab',
      'oklch',
    ],
    'property-disallowed-list': [
      '/^(scroll-)?(margin|padding|border)-(top|right|bottom|left)/',
      'top',
      'right',
      'bottom',
      'left',
      '/^(min-|max-)?(width|height)$/',
      'float',
    ],
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
      clear: ['left', 'right'],
      '/^(?:margin|padding|inset)|gap$/': [SPACE_STEP],
    },
    'declaration-property-value-allowed-list': {'font-weight': [/^var\(--weight-/, 'inherit']},
    'media-feature-name-value-allowed-list': {
      '/^(?:min|max)-width$/': [...BREAKPOINTS, BELOW_NAVIGATION],
    },
    // CSS Modules: classes are read from TypeScript.
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$|^visually-hidden$',
      {resolveNestedSelectors: true},
    ],
    'selector-id-pattern': '^[a-z_-]+$',
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    // In CSS Modules, `composes` adds the declarations of another class.
    'property-no-unknown': [true, {ignoreProperties: ['composes']}],
    // A comment may follow a declaration on its line.
    'comment-empty-line-before': null,
    'media-feature-range-notation': 'prefix',
    // Custom properties and other declarations may follow each other without an empty line.
    'declaration-empty-line-before': null,
    'no-descending-specificity': null,
  },
  overrides: [
    {
      // The weights that a font file contains.
      files: ['src/css/fonts/*.css'],
      rules: {'declaration-property-value-allowed-list': null},
    },
    {
      // The only file with colours.
      files: ['src/css/tokens.css'],
      rules: {'function-disallowed-list': null},
    },
  ],
};
