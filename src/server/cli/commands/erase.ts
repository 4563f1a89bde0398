import type {Store, Submission} from '../../store/store';
import {NotPossibleError, UsageError, command} from '../command';
import {capital} from '../../../capital';
import {count} from '../count';
import {findSubmission} from '../open';
import {confirmed, foreseen, remainders} from '../erasure';
import {DRY_RUN} from '../options';

export const erase = command({
  name: 'erase',
  argument: '[ID]',
  summary: 'Deletes one submission, or all that came with an e-mail address, for good.',
  options: {
    email: {value: 'ADDRESS', help: 'whose submissions; capitals do not matter'},
    ...DRY_RUN,
  },
  notes: `Rows, files and what the database kept of them are gone at once, held submissions included. It
prints what a person still has to delete: e-mails, rows of the sheet, backups, exported files.`,
  async run({open, note, argument: id, options: {email, 'dry-run': dryRun}, settings}) {
    if ((id === undefined) === (email === undefined)) {
      throw new UsageError('"erase" needs --email ADDRESS, or one ID.');
    }
    const store = await open(dryRun ? 'note' : 'write');
    const found =
      id === undefined ? await sentBy(store, email ?? '') : [await findSubmission(store, id)];
    await note(
      store,
      found.map((submission) => submission.id),
    );
    const which = id === undefined ? (email ?? '') : {id: found[0]?.id ?? ''};
    const {ids, sent} = dryRun ? foreseen(found) : confirmed(await store.erase(which), found);
    if (ids.length === 0) {
      throw new NotPossibleError(
        `There is no submission from ${email ?? id} in ${store.location}. Did they use another address?`,
      );
    }
    const done = dryRun ? 'would be erased. Nothing was changed' : 'erased, files included';
    return {
      data: {dryRun, erased: ids, sent},
      text: [
        `${capital(count(ids.length, 'submission'))} ${done}:`,
        ...ids.map((id) => `  ${id}`),
        '',
        ...remainders(sent, 'url' in settings.store),
      ].join('\n'),
    };
  },
});

async function sentBy(store: Store, email: string): Promise<Submission[]> {
  const found: Submission[] = [];
  for await (const submission of store.all({email})) found.push(submission);
  return found;
}
