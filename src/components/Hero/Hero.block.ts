import {defineBlock} from '../../blocks/block';
import {withHeading} from '../../blocks/children';
import {described, drawing, flag} from '../../blocks/prop-types';

export default {
  Hero: defineBlock({
    summary: 'The dark band at the top of every page, with its only h1.',
    accessibility:
      'Renders `<div>`; the drawing is decorative and adds no information to the text.',
    everywhere: true,
    optional: {
      art: described('Leave it out if a `<Mockup>` inside takes its place.', drawing('web')),
      tall: flag('for the home page: larger type and drawing'),
      overview: flag('for the overview of a service family: medium height'),
      compact: flag('for a page that starts with a tool: low, with a small drawing or none'),
    },
    children: withHeading(1),
  }),
};
