import {command} from '../command';
import {describe} from '../describe';
import {findSubmission} from '../find';

export const show = command({
  name: 'show',
  argument: 'ID',
  summary: 'Shows one submission: its fields, file, deliveries, signs of spam.',
  async run({open, argument: id = ''}) {
    const store = await open('read');
    const submission = await findSubmission(store, id);
    return {data: submission, text: describe(submission)};
  },
});
