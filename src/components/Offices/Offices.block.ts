import type {Blocks} from '../../blocks/block';
import {blocks, headed} from '../../blocks/children';
import {number, symbolOf, words, yesOrNo} from '../../blocks/values';

export default {
  Offices: {children: blocks('Office')},
  Office: {
    required: {
      name: words('the town', 'Hyderabad', 60),
      latitude: number('degrees from -90 to 90, north positive', 17.385, {least: -90, most: 90}),
      longitude: number('degrees from -180 to 180, east positive', 78.4867, {
        least: -180,
        most: 180,
      }),
      picture: symbolOf('static/img/offices.svg', 'hyderabad'),
    },
    optional: {map: yesOrNo},
    children: headed(3),
    inside: ['Offices'],
  },
} satisfies Blocks;
