/** Rows in guides that people write: those that say again what is declared in the source. */
import {TRANSLATED_PROPS} from '../../src/blocks/declared';
import {fieldsOf, type Form} from '../../src/forms';
import {FORMS} from '../../src/forms/tables';
import {PROMISES} from './rules/promises';

/** Rows of one kind: where they stand, how they are told from others, and what they are. */
interface Rows {
  file: string;
  are: RegExp;
  rows: readonly string[];
}

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** What is kept of a form: a field that is part of another one is kept with that. */
function keptBy(form: Form): string {
  const kept = fieldsOf(form).filter(([, field]) => !('partOf' in field && field.partOf));
  const names = kept.map(([field]) => field).join(', ');
  return `| \`information-we-collect\` | fields of the ${form.name} form | ${names} | its table in \`src/forms/tables\` |`;
}

function recipientsOf({name, mail: {to = 'MAIL_TO'}, sheet}: Form): string {
  const settings = code([to, ...(sheet ? ['SHEET_ID'] : [])]);
  return `| \`use-of-personal-information\` | recipients of the ${name} form | mail${sheet ? ', sheet' : ''} | ${settings} |`;
}

const ROWS: readonly Rows[] = [
  {file: PROMISES, are: /^\| `[\w-]+` \| fields of /, rows: FORMS.map(keptBy)},
  {file: PROMISES, are: /^\| `[\w-]+` \| recipients of /, rows: FORMS.map(recipientsOf)},
  {
    file: 'i18n/README.md',
    are: /^\| `<\w+>` \|/,
    rows: Object.entries(TRANSLATED_PROPS)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([block, props]) => `| \`<${block}>\` | ${code(props)} |`),
  },
];

/**
 * Guides with their rows made anew, in the place of the old ones.
 * @param read gives a guide's text
 * @throws Error when a guide has none of the rows: nobody knows where they belong
 */
export function guidesWithRows(read: (file: string) => string): Record<string, string> {
  const guides: Record<string, string> = {};
  for (const {file, are, rows} of ROWS) {
    const lines = (guides[file] ?? read(file)).split('\n');
    const at = lines.findIndex((line) => are.test(line));
    if (at < 0)
      throw new Error(`${file} has no row like ${are.source}: put one where they belong.`);
    guides[file] = lines
      .filter((line) => !are.test(line))
      .toSpliced(at, 0, ...rows)
      .join('\n');
  }
  return guides;
}
