import {defineBlock} from '../../blocks/block';

export default {
  ContactForm: defineBlock({
    summary: 'The contact enquiry.',
    accessibility:
      'Keyboard: the browser\'s own. Element: `<form aria-label="Contact">`, after its status.',
    interactive: true,
  }),
};
