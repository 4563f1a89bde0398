import {defineBlock} from '../../blocks/block';
import {anyContent} from '../../blocks/children';
import {described, drawing, flag, oneOf} from '../../blocks/prop-types';

export default {
  Section: defineBlock({
    summary: 'A full-width band of a page.',
    accessibility:
      'Renders `<div>`, not `<section>`: the headings inside already give the outline, and ' +
      'unnamed regions would not help screen reader users.',
    everywhere: true,
    optional: {
      tone: described(
        'Background: plain (default), tint (light grey-blue), blue (for questions and ' +
          'answers), night (dark, for the most important section).',
        oneOf('plain', 'tint', 'blue', 'night'),
      ),
      layout: described(
        'stack (default); split sets the first child (heading, `<Lead>` or `<Intro>`) beside ' +
          'the others; columns sets a Markdown list in two columns; narrow keeps one column of ' +
          'text.',
        oneOf('stack', 'split', 'columns', 'narrow'),
      ),
      art: described('It is beside the text; with split, below the heading.', drawing('mission')),
      artFirst: flag('the drawing is before the text'),
    },
    children: anyContent('## What we repair {#what-we-repair}'),
    checkProps: ({art, artFirst}) =>
      artFirst && !art
        ? 'artFirst moves the drawing, but there is none; give art, e.g. art="mission"'
        : undefined,
  }),
};
