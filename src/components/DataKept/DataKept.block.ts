import {defineBlock} from '../../blocks/block';

export default {
  DataKept: defineBlock({
    summary:
      'What each form collects, who receives it and when it is deleted, from the tables of the forms.',
    accessibility: 'Renders `<table>` with a caption, and column and row headers.',
  }),
};
