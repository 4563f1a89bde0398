/** The document check in an engine: its parts, and files to choose. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Chosen} from '../setup/document-states';
import type {Tab} from './tab';
import type {Target} from './view';

export const CHECK = '/document-check';
export const INPUT = 'main [data-needs-script] input[type=file]';
/** What was found in a document. */
export const RESULT = 'main section[aria-labelledby]';
export const PROGRESS = 'main progress';
/** Says what happens, to a screen reader. */
export const SAID = 'main div:has(> [data-needs-script]) > [role=status]';
/** The reader of a format, which is fetched once its first file is read. */
export const PDF_READER = /_pdf_check\./;

export const resultOf = ({name}: Chosen): Target => ({role: 'region', name, within: 'main'});
export const titleOf = ({name}: Chosen): Target => ({role: 'heading', name, within: 'main'});

/** Gives documents to the check as files of this machine, whose folder is gone afterwards. */
export async function choose(tab: Tab, ...documents: Chosen[]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chosen-'));
  const files = documents.map(({name, buffer}) => {
    const file = path.join(folder, name);
    writeFileSync(file, buffer);
    return file;
  });
  await tab.session.chooseFiles(INPUT, ...files);
  folders.push(folder);
}

const folders: string[] = [];

/** Takes the files away, when nothing reads them any more. */
export function discardChosen(): void {
  for (const folder of folders.splice(0)) rmSync(folder, {recursive: true});
}
