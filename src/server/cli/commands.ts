/** The commands of `npm run forms`. */
import {writeFile} from 'node:fs/promises';
import {resolve} from 'node:path';
import {extensionOf} from '../../forms';
import type {FormName, Store, Submission} from '../store/store';
import {describe, table} from './text';

export interface CommandOptions {
  json?: boolean;
  form?: string;
  limit?: string;
  out?: string;
  email?: string;
}

export interface Command {
  /** Options it understands. */
  options: readonly string[];
  takesId: boolean;
  /** Whether it changes the database. */
  writes?: boolean;
  /** Resolves to the exit code. */
  run(store: Store, options: CommandOptions, id: string): Promise<number>;
}

/** The command line could not be understood. */
export class UsageError extends Error {}

const FORMS: readonly string[] = ['contact', 'careers'] satisfies FormName[];

export const list: Command = {
  options: ['json', 'form', 'limit'],
  takesId: false,
  async run(store, {json, form, limit = '50'}) {
    if (form !== undefined && !FORMS.includes(form)) {
      throw new UsageError(`--form is "${form}", but it must be contact or careers.`);
    }
    if (!/^[1-9]\d{0,8}$/.test(limit)) {
      throw new UsageError(`--limit is "${limit}", but it must be a whole number, such as 50.`);
    }
    const filter = {limit: Number(limit), ...(form && {form: form as FormName})};
    const submissions = await store.list(filter);
    if (json) console.log(JSON.stringify(submissions, null, 2));
    else console.log(submissions.length ? table(submissions) : 'There are no submissions.');
    return 0;
  },
};

export const show: Command = {
  options: ['json'],
  takesId: true,
  run: (store, {json}, id) =>
    withSubmission(store, id, async (submission) => {
      console.log(json ? JSON.stringify(submission, null, 2) : describe(submission));
      return 0;
    }),
};

export const fetchFile: Command = {
  options: ['out'],
  takesId: true,
  run: (store, {out}, id) =>
    withSubmission(store, id, async ({file}) => {
      const bytes = await store.readFile(id);
      if (!file || !bytes) return fail(`Submission ${id} has no file.`);
      // The given name is a stranger's; only its checked extension is used.
      const path = resolve(out ?? id + extensionOf(file.name));
      try {
        await writeFile(path, bytes, {flag: 'wx', mode: 0o600});
      } catch (error) {
        const exists = (error as NodeJS.ErrnoException).code === 'EEXIST';
        return fail(
          exists ? `${path} exists already.` : `Cannot write: ${(error as Error).message}`,
        );
      }
      console.log(`${path} (${file.size} bytes)`);
      return 0;
    }),
};

export const erase: Command = {
  options: ['email'],
  takesId: false,
  writes: true,
  async run(store, {email}) {
    if (!email) throw new UsageError('"erase" needs --email ADDRESS.');
    const {length: count} = (await store.erase(email)).ids;
    if (count === 0) return fail(`There is no submission from ${email}.`);
    console.log(`Erased ${count} ${count === 1 ? 'submission' : 'submissions'}, files included.`);
    console.log('Backups, and files saved with "file", are yours to delete.');
    return 0;
  },
};

async function withSubmission(
  store: Store,
  id: string,
  work: (submission: Submission) => Promise<number>,
): Promise<number> {
  const submission = await store.find(id);
  return submission ? work(submission) : fail(`There is no submission ${id}.`);
}

function fail(message: string): number {
  console.error(message);
  return 1;
}

export const HELP: Readonly<Record<string, string>> = {
  all: `Reads what was submitted through the forms, and erases it on request.

  npm run forms -- list [--json] [--form contact|careers] [--limit N]
  npm run forms -- show ID [--json]
  npm run forms -- file ID [--out PATH]
  npm run forms -- erase --email ADDRESS

Each command has its own --help. DATA_DIR says where the database is (default: ./data).
Exit codes: 0 done, 1 not possible, 2 not understood.`,
  list: `npm run forms -- list [--json] [--form contact|careers] [--limit N]

Lists submissions, newest first.
  --form    only this form
  --limit   at most this many (default: 50)
  --json    as JSON, with every field`,
  show: `npm run forms -- show ID [--json]

Shows every field of one submission.
  --json    as JSON`,
  file: `npm run forms -- file ID [--out PATH]

Writes the resume of an application to a file, and never over an existing one.
Nobody has scanned it: open it as you would any attachment from a stranger.
  --out     where to (default: ID with the file's extension, in this folder)`,
  erase: `npm run forms -- erase --email ADDRESS

Deletes every submission that came with this email address, files included, for good.`,
};
