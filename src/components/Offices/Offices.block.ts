import type {Blocks} from '../../blocks/block';
import {onlyBlocks, withHeading} from '../../blocks/children';
import {number, spriteSymbol, text, yesOrNo} from '../../blocks/prop-types';

export default {
  Offices: {children: onlyBlocks('Office')},
  Office: {
    required: {
      name: text('the town', 'Hyderabad', 60),
      latitude: number('degrees from -90 to 90, north positive', 17.385, {least: -90, most: 90}),
      longitude: number('degrees from -180 to 180, east positive', 78.4867, {
        least: -180,
        most: 180,
      }),
      picture: spriteSymbol('static/img/offices.svg', 'hyderabad'),
    },
    optional: {map: yesOrNo},
    children: withHeading(3),
    inside: ['Offices'],
  },
} satisfies Blocks;
