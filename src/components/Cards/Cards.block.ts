import type {Blocks} from '../../blocks/block';
import {onlyBlocks, withHeading} from '../../blocks/children';
import {
  bothOrNeither,
  drawing,
  flag,
  icon,
  linkText,
  list,
  number,
  route,
  spriteSymbol,
} from '../../blocks/prop-types';

export default {
  Cards: {
    everywhere: true,
    optional: {
      columns: number('2, 3 or 4', 3, {least: 2, most: 4, step: 1}),
      open: flag('cards without boxes, only if none is a link'),
    },
    children: onlyBlocks('Card'),
  },
  Card: {
    everywhere: true,
    optional: {
      to: route,
      linkText,
      icon,
      picture: spriteSymbol('static/img/industries.svg', 'education'),
      art: drawing('web'),
      tags: list('a list of short words', "{['WCAG 2.1', 'Section 508']}"),
    },
    children: withHeading(3),
    inside: ['Cards'],
    checkProps: bothOrNeither('to', 'linkText'),
  },
} satisfies Blocks;
