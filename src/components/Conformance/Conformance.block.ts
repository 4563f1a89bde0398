import {defineBlock} from '../../blocks/block';
import {anyContent} from '../../blocks/children';
import {described, oneOf} from '../../blocks/prop-types';

export default {
  AuditFacts: defineBlock({
    summary: 'Date, tools and results of the last audit.',
    accessibility: 'Renders `<table>` with a caption and row headers. Keyboard: none.',
  }),
  AuditedPages: defineBlock({
    summary: 'Links to the pages that the last audit covered, then to those added since.',
    accessibility: 'Renders a list for each. Keyboard: those of links.',
  }),
  TestedWith: defineBlock({
    summary:
      'The browsers and screen reader that the site was tested with, the dates and the results.',
    accessibility:
      'States if no screen reader run is published. Renders `<table>` with a caption and ' +
      'row headers. Keyboard: none.',
  }),
  ScreenReaderTasks: defineBlock({
    summary:
      'The tasks done with a screen reader, and the share of expected announcements in ' +
      'each browser.',
    accessibility:
      'Renders `<table>` with a caption, a row for each task and a column for each ' +
      'browser; nothing if no run is published. Keyboard: none.',
  }),
  OpenAcrLink: defineBlock({
    summary: 'Link to the machine-readable conformance report.',
    accessibility: 'A plain `<a>`: the file is served, not routed. Keyboard: Enter.',
    children: anyContent('OpenACR data'),
    inline: true,
  }),
  ConformanceTable: defineBlock({
    summary:
      'The conformance to the criteria of one level of WCAG 2.2 in the last audit, as the ' +
      'three columns of a VPAT.',
    accessibility:
      'Renders `<table>` with a caption, and column and row headers. Keyboard: as for links.',
    required: {level: described('Level of WCAG 2.2.', oneOf('A', 'AA'))},
  }),
};
