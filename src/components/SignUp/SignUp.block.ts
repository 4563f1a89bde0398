import {defineBlock} from '../../blocks/block';
import {withHeading} from '../../blocks/children';

export default {
  SignUp: defineBlock({
    summary: 'The email strip, which sends nothing and says so.',
    accessibility: "Keyboard: the browser's own. Element: `<form>` with a polite status line.",
    interactive: true,
    children: withHeading(2),
  }),
};
