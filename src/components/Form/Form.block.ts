import {FORM_NAMES} from '../../forms/tables';
import type {Blocks} from '../../blocks/block';
import {nothing} from '../../blocks/children';
import {oneOf} from '../../blocks/values';

export default {
  Form: {required: {name: oneOf(...FORM_NAMES)}, children: nothing},
} satisfies Blocks;
