import {FORM_NAMES} from '../../forms/tables';
import {defineBlock} from '../../blocks/block';
import {oneOf} from '../../blocks/prop-types';

export default {
  Form: defineBlock({
    summary: 'Any form of src/forms/tables.',
    accessibility: "Keyboard: the browser's own. Element: `<form>` after its status.",
    interactive: true,
    required: {name: oneOf(...FORM_NAMES)},
  }),
};
