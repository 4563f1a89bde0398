import {defineBlock} from '../../blocks/block';

export default {
  Search: defineBlock({
    summary: 'Finds pages of the site by words; for the site map and the page “not found”.',
    accessibility:
      'Renders `<form role="search">`, a status with the number of pages, and a list with a ' +
      'heading for each. The focus stays in the field. Without JavaScript it is not shown. ' +
      "Keyboard: the native controls' own.",
    interactive: true,
  }),
};
