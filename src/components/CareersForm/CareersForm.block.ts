import type {Blocks} from '../../blocks/block';
import {nothing} from '../../blocks/children';

export default {
  CareersForm: {children: nothing},
} satisfies Blocks;
