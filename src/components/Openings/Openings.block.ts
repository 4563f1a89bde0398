import {defineBlock} from '../../blocks/block';
import {onlyBlocks, withHeading} from '../../blocks/children';
import {described, route, text} from '../../blocks/prop-types';

export default {
  Openings: defineBlock({
    summary: 'The list of job openings, or a sentence if there are none.',
    accessibility: 'Renders `<ul>`.',
    children: onlyBlocks('Opening'),
  }),
  Opening: defineBlock({
    summary: "One opening: role, town, 'More Details' link.",
    accessibility: "Renders `<li>`; the link's text contains the role.",
    required: {
      location: text('the town of the job', 'Hyderabad', 60),
      to: route,
      linkText: described(
        "It contains 'More Details' and the role.",
        text('the words of the link', 'More Details about the Fresher role', 80),
      ),
    },
    children: withHeading(3),
    inside: ['Openings'],
  }),
};
