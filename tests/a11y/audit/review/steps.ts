/** What an auditor does to judge a criterion, or a question of an engine. */

/** By number of the criterion: WCAG 2.2's own questions, put to this site. */
const CRITERIA: Readonly<Record<string, readonly string[]>> = {
  '1.2.1': [
    'Look for recordings that are only heard or only seen, on the pages and behind their links.',
    'Each has a text beside it that says the same. Without any recording the criterion does not apply.',
  ],
  '1.2.2': [
    'Look for recorded videos with sound.',
    'Each has captions. Without any it does not apply.',
  ],
  '1.2.3': [
    'Look for videos with sound.',
    'Each has an audio description or a text that tells all that is seen. Without any it does not apply.',
  ],
  '1.2.4': [
    'Look for live broadcasts with sound.',
    'Each has captions. Without any it does not apply.',
  ],
  '1.2.5': [
    'Look for videos with sound.',
    'Each has an audio description. Without any it does not apply.',
  ],
  '1.3.3': [
    'Read the instructions: above forms, beside fields, in messages and answers to questions.',
    'Each can be followed by somebody who does not see shape, colour, size and place, and hears nothing.',
  ],
  '1.4.1': [
    'Look at the page in shades of grey: in Chromium, DevTools, Rendering, Emulate vision deficiencies, Achromatopsia.',
    'Links in sentences, what is selected, errors, fields that are required and figures can still be told.',
  ],
  '1.4.5': [
    'Look at each picture and drawing.',
    'None is made of words that could be text. Logos may be.',
  ],
  '2.1.4': [
    'Press letters, digits and signs, with the focus on the page, on a control and in a carousel.',
    'Nothing happens beside typing in a field.',
  ],
  '2.3.1': [
    'Watch each page for half a minute, and play each carousel.',
    'Nothing flashes more than three times in a second.',
  ],
  '2.5.1': [
    'Operate carousels, maps, tabs and the drawer with one finger, by taps alone.',
    'Nothing needs a path to be drawn, or two fingers.',
  ],
  '2.5.2': [
    'Press down on links, buttons and tabs, slide off them, and let go.',
    'Nothing has happened.',
  ],
  '2.5.4': ['Shake and tilt the device on each page.', 'Nothing happens.'],
  '2.5.7': [
    'Look for what can be dragged or swiped.',
    'The same can be done by taps: with buttons, or by choosing.',
  ],
  '3.3.4': [
    'Go through both forms. The criterion is about contracts, payments, tests and data that a user keeps on the site.',
    'Where one of them is sent, it can be taken back, checked or confirmed. Without any it does not apply.',
  ],
  '3.3.8': [
    'Look for a place where somebody proves who they are.',
    'Nothing has to be remembered, copied or solved. Without such a place it does not apply.',
  ],
};

/** By rule of an engine: what to look for, where its message is not enough. */
const RULES: Readonly<Record<string, string>> = {
  blockquote_cite_exists: 'Is it quoted from somebody, and not only indented?',
  input_fields_grouped:
    'Do some of the fields belong together, so that a group with a name would help?',
  list_structure_proper: 'Is it heard as pairs of a name and what it is?',
  style_color_misuse: 'In shades of grey, is anything lost?',
  style_highcontrast_visible: 'In forced colours, is anything lost?',
  text_block_heading: 'Does the text head what follows it? Then it should be a heading.',
  text_quoted_correctly: 'Is it somebody’s words, or only a name in quotation marks?',
  text_sensory_misuse: 'Does somebody who does not see the page understand the sentence?',
};

/** What to do, in order. */
export function stepsFor(item: {
  criterion?: {number: string};
  question?: {rule: string};
}): readonly string[] {
  if (item.criterion) {
    return (
      CRITERIA[item.criterion.number] ?? ['Read what the W3C says of it, and look at each page.']
    );
  }
  const asked = RULES[item.question?.rule ?? ''];
  return [
    'Open each page below, and find the element that the picture shows.',
    asked ?? 'Decide what the engine asks.',
    'One verdict is given for all places: it fails as soon as one of them does.',
  ];
}
