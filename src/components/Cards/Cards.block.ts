import type {Blocks} from '../../blocks/block';
import {blocks, headed} from '../../blocks/children';
import {
  both,
  drawing,
  flag,
  icon,
  linkText,
  list,
  number,
  route,
  symbolOf,
} from '../../blocks/values';

export default {
  Cards: {
    everywhere: true,
    optional: {
      columns: number('2, 3 or 4', 3, {least: 2, most: 4, step: 1}),
      open: flag,
    },
    children: blocks('Card'),
  },
  Card: {
    everywhere: true,
    optional: {
      to: route,
      linkText,
      icon,
      picture: symbolOf('static/img/industries.svg', 'education'),
      art: drawing('web'),
      tags: list('a list of short words', "{['WCAG 2.1', 'Section 508']}"),
    },
    children: headed(3),
    inside: ['Cards'],
    together: both('to', 'linkText'),
  },
} satisfies Blocks;
