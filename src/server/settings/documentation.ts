/** The documentation of all settings, from their records. */
import {DOCUMENTED_SETTINGS} from './settings';

const HEADER_ROWS = ['| Setting | Default | Meaning |', '|---|---|---|'];

/** Returns the table of docs/settings.md, as Markdown. */
export function settingsTable(): string {
  const rows = Object.entries(DOCUMENTED_SETTINGS).map(([name, {meaning, ...setting}]) => {
    const value = setting.default === undefined ? 'unset' : `\`${String(setting.default)}\``;
    return `| \`${name}\` | ${setting.withoutIt ?? value} | ${meaning} |`;
  });
  return [...HEADER_ROWS, ...rows].join('\n');
}
