/** What a walk through a year of changes can consist of. */

export type Step =
  /** A command of package.json. */
  | {run: string[]}
  /** A line that is there once becomes another. */
  | {in: string; line: RegExp; to: string}
  /** A line comes before the last one of its kind. */
  | {in: string; before: RegExp; put: string}
  /** All starter sentences of a file get words. */
  | {fill: string}
  /** A file of the repository under another name. */
  | {copy: string; as: string}
  /** A new file. */
  | {write: string; text: string}
  /** A file goes. */
  | {delete: string}
  /** Words that are no English take the place of all marked ones. */
  | {translate: string}
  /** The build has this file. */
  | {built: string}
  /** Everything is committed, as after a pull request. */
  | {commit: string};

export interface Walk {
  name: string;
  /** Each ends with the verdict. */
  stages: Step[][];
}
