import {defineBlock} from '../../blocks/block';

export default {
  CareersForm: defineBlock({
    summary: 'The job application.',
    accessibility:
      'Keyboard: the browser\'s own. Element: `<form aria-label="Job application">`, ' +
      'preceded by its status.',
    interactive: true,
  }),
};
