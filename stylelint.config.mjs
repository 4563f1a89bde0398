/** Colours only as tokens (src/css/tokens.css), no physical directions, no !important. */
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
      // The only file with colours.
      files: ['src/css/tokens.css'],
      rules: {'function-disallowed-list': null},
    },
  ],
};
