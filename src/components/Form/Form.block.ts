import {FORM_NAMES} from '../../forms/tables';
import type {Blocks} from '../../blocks/block';
import {noChildren} from '../../blocks/children';
import {oneOf} from '../../blocks/prop-types';

export default {
  Form: {interactive: true, required: {name: oneOf(...FORM_NAMES)}, children: noChildren},
} satisfies Blocks;
