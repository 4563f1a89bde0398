import {command} from '../command';
import {describe, forPrograms} from '../describe';
import {findSubmission} from '../open';

export const show = command({
  name: 'show',
  argument: 'ID',
  summary: 'Shows one submission: its fields, file, deliveries, signs of spam.',
  async run({open, note, argument: id = ''}) {
    const store = await open('note');
    const submission = await findSubmission(store, id);
    await note(store, [submission.id]);
    return {data: forPrograms(submission), text: describe(submission)};
  },
});
