import {defineBlock} from '../../blocks/block';
import {onlyBlocks, withHeading} from '../../blocks/children';
import {linkText, route, spriteSymbol, text} from '../../blocks/prop-types';

export default {
  Industries: defineBlock({
    summary: 'One row for each industry.',
    accessibility: 'Renders a list, so that screen readers announce the number of industries.',
    children: onlyBlocks('Industry'),
  }),
  Industry: defineBlock({
    summary: 'A picture, a description, the law that applies, what is at risk, and a service.',
    accessibility: 'Renders `<li>` with `<dl>`; the picture is decorative.',
    required: {
      picture: spriteSymbol('static/img/industries.svg', 'education'),
      law: text('the law or standard that applies', 'Section 504', 120),
      risk: text('what can go wrong', 'A course that some students cannot open', 120),
      to: route,
      linkText,
    },
    children: withHeading(3),
    inside: ['Industries'],
  }),
};
