import {defineBlock} from '../../blocks/block';
import {onlyBlocks, withHeading} from '../../blocks/children';
import {flag, icon} from '../../blocks/prop-types';

export default {
  Topics: defineBlock({
    summary: 'Two columns of content sections without boxes.',
    accessibility: 'Renders `<div>`; the headings inside give the structure.',
    optional: {numbered: flag('steps with numbers, for a long list without icons')},
    children: onlyBlocks('Topic'),
  }),
  Topic: defineBlock({
    summary: 'One content section of `<Topics>`: heading, paragraphs and bullets.',
    accessibility: 'Renders `<div>`; the icon is decorative.',
    optional: {icon},
    children: withHeading(3),
    inside: ['Topics'],
  }),
};
