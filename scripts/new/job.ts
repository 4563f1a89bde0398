import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isDay} from '../../src/day';
import {today} from '../../src/plugins/openings/days';
import {townsOf} from '../../src/menus';
import {NotPossibleError} from '../command-line';
import {formatted} from './format';
import {checkId, checkTitle, idOf} from './names';
import {checkFree, pageFile, type Site} from './site';
import {REPLACE, starter, starterPage} from './starter';
import {withPage} from './tree';
import type {Plan} from './write';

const CAREERS = '/TrendSoft/Career';
const POSITIONS = 'src/forms/positions.json';

interface Options {
  location?: string;
  until?: string;
  id?: string;
  path?: string;
}

/** An opening: its page, its place on the list of openings and in the application form. */
export async function newJob(site: Site, title: string, options: Options): Promise<Plan> {
  checkTitle(title);
  const towns = townsOf(site.sidebars);
  const {location = towns[0] ?? ''} = options;
  checkTown(towns, location);
  const posted = today();
  const {until} = options;
  if (until !== undefined) checkUntil(until, posted);
  const id = options.id ?? idOf(title);
  checkId(id, title);
  const route = options.path ?? `${CAREERS}/${id}`;
  checkFree(site, route);
  const read = (file: string) => readFileSync(path.join(site.root, file), 'utf8');
  const positions = JSON.parse(read(POSITIONS)) as string[];
  if (positions.includes(title)) {
    throw new NotPossibleError(
      `The application form already has a position "${title}". Give this one another title.`,
    );
  }
  const file = pageFile(route);
  const list = pageFile(CAREERS);
  const values = {title, id, location, route};
  const description = `${REPLACE} one sentence for search results, with the role, the town and whom it is for.`;
  return {
    files: {
      [file]: starterPage('job', values, {
        ...{title, description, kind: 'job', posted},
        validThrough: until,
      }),
      [list]: withOpening(read(list), starter('opening', values)),
      [POSITIONS]: await formatted(POSITIONS, JSON.stringify([...positions, title])),
      'sidebars.ts': await withPage(site.root, {path: route, label: title}, CAREERS),
    },
    next: [
      `Put your own words in place of each "${REPLACE}" in ${file} and in ${list}.`,
      `${until ? `It closes by itself after ${until}. To close it earlier` : 'When it is filled'}, write closed: true at the top of ${file}.`,
      'Look at it: npm run dev, then http://localhost:3000' + route,
      `Check it: npm run check -- ${file}`,
      'Commit all of these files, and open a pull request.',
    ],
  };
}

/** Search engines are told where a job is, by the address of the office there. */
function checkTown(towns: readonly string[], town: string): void {
  if (towns.includes(town)) return;
  throw new NotPossibleError(
    `There is no office in "${town}". Give --location one of ${towns.join(', ')}, or add the office to sidebars.ts.`,
  );
}

function checkUntil(until: string, posted: string): void {
  if (!isDay(until)) {
    throw new NotPossibleError(`--until is "${until}". Give a day as year-month-day: 2027-04-30`);
  }
  if (until < posted) {
    throw new NotPossibleError(`--until is ${until}, which is over. Give a day after ${posted}.`);
  }
}

/** The list of openings with one more at its end. */
function withOpening(text: string, opening: string): string {
  const end = text.lastIndexOf('</Openings>');
  if (end === -1)
    throw new NotPossibleError(`${pageFile(CAREERS)} has no <Openings> to put it into.`);
  return text.slice(0, end) + opening + text.slice(end);
}
