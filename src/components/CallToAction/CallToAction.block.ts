import {defineBlock} from '../../blocks/block';
import {withHeading} from '../../blocks/children';

export default {
  CallToAction: defineBlock({
    summary:
      'A band that asks for one thing, with a heading, one sentence, and one or two ' +
      '`<ButtonLink>`s.',
    accessibility: "Renders `<div>`, since its heading is enough for the page's outline.",
    everywhere: true,
    children: withHeading(2),
  }),
};
