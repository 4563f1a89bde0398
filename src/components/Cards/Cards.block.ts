import {defineBlock} from '../../blocks/block';
import {onlyBlocks, withHeading} from '../../blocks/children';
import {
  bothOrNeither,
  described,
  drawing,
  flag,
  icon,
  linkText,
  list,
  oneOf,
  route,
  spriteSymbol,
} from '../../blocks/prop-types';

export default {
  Cards: defineBlock({
    summary: 'Cards of equal height on a grid.',
    accessibility: 'Renders a list, so that screen readers announce the number of cards.',
    everywhere: true,
    optional: {
      columns: described(
        'Columns on a wide screen, 3 by default; with 4, the first two cards are two columns ' +
          'wide. Narrower screens show as many as fit.',
        oneOf(2, 3, 4),
      ),
      open: flag('cards without boxes, only if none is a link'),
    },
    children: onlyBlocks('Card'),
  }),
  Card: defineBlock({
    summary: 'One card: picture, drawing or icon, heading, text, tags, link.',
    accessibility:
      'Renders `<li>`. The whole card can be clicked, yet only the link is in the tab ' +
      'order; pictures and icons are decorative.',
    everywhere: true,
    optional: {
      to: route,
      linkText,
      icon,
      picture: spriteSymbol('static/img/industries.svg', 'education'),
      art: described(
        'It is above the text, in the hue of the services that `to` belongs to.',
        drawing('web'),
      ),
      tags: list('a list of short words', "{['WCAG 2.1', 'Section 508']}"),
    },
    children: withHeading(3),
    inside: ['Cards'],
    checkProps: bothOrNeither('to', 'linkText'),
  }),
};
