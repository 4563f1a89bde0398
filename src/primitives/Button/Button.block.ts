import type {Blocks} from '../../blocks/block';
import {something} from '../../blocks/children';
import {oneOf, route} from '../../blocks/values';

export default {
  ButtonLink: {
    everywhere: true,
    required: {to: route},
    optional: {variant: oneOf('primary', 'secondary')},
    children: something('Contact Us'),
  },
} satisfies Blocks;
