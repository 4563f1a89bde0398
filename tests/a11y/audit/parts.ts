/** What the browser's workers leave for the report: one JSON file a part, since they are processes of their own. */
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Finding, Visit} from './check';
import type {DefectResult} from './report/audit';

export interface About {
  kind: 'about';
  browser: string;
  checks: {id: string; title: string; criteria: readonly string[]}[];
}

/** What one engine, or the scripted checks together, said. */
export interface Said {
  engine: string;
  rules: string[];
  passed: string[];
  findings: Finding[];
}

/** An element that an engine asks about, and a check measured. */
export interface Measured {
  /** Id of the check. */
  by: string;
  /** As the engine gives it. */
  selector: string;
  /** Whether it is outside of main, and so the same on every page. */
  shared: boolean;
}

/** A look at a visit in a browser, or, without one, at a page's HTML or at all pages together. */
export interface Look {
  kind: 'look';
  visit?: Visit;
  route?: string;
  said: Said[];
  /** What scripted checks measured of what engines leave open. */
  measured?: Measured[];
  milliseconds: number;
}

export interface Caught {
  kind: 'defect';
  defect: DefectResult;
}

/** What a screen reader is told, from the page's first word to its last. */
export interface Transcript {
  kind: 'transcript';
  route: string;
  text: string;
}

export type Part = About | Look | Caught | Transcript;

const folderIn = (out: string) => path.join(out, '.parts');

export function savePart(out: string, part: Part): void {
  mkdirSync(folderIn(out), {recursive: true});
  writeFileSync(path.join(folderIn(out), `${crypto.randomUUID()}.json`), JSON.stringify(part));
}

/** All parts in a folder; none when there is no such folder. */
export function savedParts(out: string): Part[] {
  mkdirSync(folderIn(out), {recursive: true});
  return readdirSync(folderIn(out)).map(
    (file) => JSON.parse(readFileSync(path.join(folderIn(out), file), 'utf8')) as Part,
  );
}
