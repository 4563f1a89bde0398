import type {Blocks} from '../../blocks/block';
import {noChildren} from '../../blocks/children';

export default {
  CareersForm: {children: noChildren},
} satisfies Blocks;
