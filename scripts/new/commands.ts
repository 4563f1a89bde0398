/** The kinds of things that `npm run new` makes. */
import {newComponent} from './component';
import {newJob} from './job';
import {movePage} from './move';
import {newPage, newService} from './page';
import {removePage} from './remove';
import type {Site} from './site';
import type {Plan} from './write';

/** Values of the options that were given. */
export type Given = Record<string, string>;

export interface Command {
  /** The command of its own that it is, when it makes nothing new. */
  verb?: 'remove' | 'move';
  /** What it makes, in a sentence. */
  summary: string;
  /** What its argument is called in the help. */
  argument: string;
  /** Options it takes, beside --dry-run and --help: name → value's name and meaning. */
  options: Record<string, readonly [value: string, meaning: string]>;
  plan: (site: Site, name: string, given: Given, second: string) => Promise<Plan>;
}

const PATH = ['ADDRESS', 'another address than the one made from the title'] as const;

export const COMMANDS: Record<string, Command> = {
  service: {
    summary: 'a service page below a family of services',
    argument: '"TITLE"',
    options: {
      parent: ['PAGE', 'label or address of the page above it, such as "Cyber Security"; needed'],
      path: PATH,
    },
    plan: newService,
  },
  job: {
    summary: 'an opening: its page, its place on the list and in the application form',
    argument: '"TITLE"',
    options: {
      location: ['TOWN', 'where the job is (default: the first office of sidebars.ts)'],
      id: ['ID', 'id of its heading and end of its address (default: made from the title)'],
      until: [
        'DAY',
        'last day to apply, as 2027-04-30 (default: none; it stands until it is closed)',
      ],
      path: PATH,
    },
    plan: newJob,
  },
  page: {
    summary: 'any other page',
    argument: '"TITLE"',
    options: {
      parent: ['PAGE', 'label or address of the page above it (default: none)'],
      kind: ['KIND', 'kind of page in its front matter (default: about)'],
      path: PATH,
    },
    plan: newPage,
  },
  component: {
    summary: 'for engineers: a block with its style, examples and test',
    argument: 'NAME',
    options: {},
    plan: newComponent,
  },
  remove: {
    verb: 'remove',
    summary: 'Takes a page out of the site, with its translations and all that leads to it alone',
    argument: 'PAGE',
    options: {},
    plan: removePage,
  },
  move: {
    verb: 'move',
    summary:
      'Gives a page another address, and changes every link to it; the old address leads there',
    argument: 'PAGE ADDRESS',
    options: {},
    plan: (site, page, _given, address) => movePage(site, page, address),
  },
};
