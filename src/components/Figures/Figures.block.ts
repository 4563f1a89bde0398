import {defineBlock} from '../../blocks/block';
import {oneList, onlyBlocks} from '../../blocks/children';
import {described, number, text} from '../../blocks/prop-types';

const caption = described(
  'A label above it already says that the example is made up.',
  text('what the figure shows, in a sentence', 'Waiting times as readers arrive'),
);

export default {
  LoadCurve: defineBlock({
    summary: 'How long people wait as a load grows: a line, and its figures in a table.',
    accessibility:
      'Renders `<figure>` with `<figcaption>` and `<table>`. The line is hidden from screen ' +
      'readers, since the table contains all its figures. Keyboard: none.',
    required: {
      caption,
      load: text('what grows, as the name of an axis and a column', 'Readers at once', 30),
      result: text('what was measured, with its unit', 'Seconds until results', 30),
    },
    optional: {
      goal: described('A dashed line.', number('the goal, a number', 3, {least: 0})),
    },
    children: onlyBlocks('LoadPoint'),
  }),
  LoadPoint: defineBlock({
    summary: 'One measurement of a `<LoadCurve>`, in the order of the load.',
    accessibility: 'Renders `<tr>` with a row header.',
    required: {
      load: number('the load, a number', 400, {least: 0}),
      result: described(
        'The table shows it with one decimal, in every language alike.',
        number('what was measured at this load, a number', 0.8, {least: 0}),
      ),
    },
    inside: ['LoadCurve'],
  }),
  TagTree: defineBlock({
    summary: 'The tags of a document, one inside another, each with its content.',
    accessibility:
      'Renders `<figure>` with `<figcaption>`. The tags are a nested Markdown list, so that ' +
      'screen readers announce their levels. Keyboard: none.',
    required: {caption},
    children: oneList(false),
  }),
  AttackTrace: defineBlock({
    summary: 'The requests of an attack in their order, each with its answer and its meaning.',
    accessibility:
      'Renders `<figure>` with `<figcaption>`. The requests are a Markdown ordered list, so ' +
      'that screen readers announce their number. Keyboard: none.',
    required: {caption},
    children: oneList(true),
  }),
};
