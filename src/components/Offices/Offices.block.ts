import {defineBlock} from '../../blocks/block';
import {onlyBlocks, withHeading} from '../../blocks/children';
import {described, number, spriteSymbol, text, yesOrNo} from '../../blocks/prop-types';

export default {
  Offices: defineBlock({
    summary: 'The offices, side by side if there is space.',
    accessibility: 'Renders `<div>`; each office has a heading.',
    children: onlyBlocks('Office'),
  }),
  Office: defineBlock({
    summary:
      'One office: address first, then a directions link, then its drawing, and below it a ' +
      'map that can be opened.',
    accessibility:
      'Renders `<details>` with an `<iframe>` for the map; the address and the link give ' +
      'the same information.',
    required: {
      name: described("It is part of the map's name.", text('the town', 'Hyderabad', 60)),
      latitude: number('degrees from -90 to 90, north positive', 17.385, {least: -90, most: 90}),
      longitude: number('degrees from -180 to 180, east positive', 78.4867, {
        least: -180,
        most: 180,
      }),
      picture: spriteSymbol('static/img/offices.svg', 'hyderabad'),
    },
    optional: {map: described('Offers a map below the drawing, by default true.', yesOrNo)},
    children: withHeading(3),
    inside: ['Offices'],
  }),
};
