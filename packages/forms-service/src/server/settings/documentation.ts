/** The documentation of all settings, from their records. */
import type {Documentation, SettingRecords} from './settings.ts';

const HEADER_ROWS = ['| Setting | Default | Meaning |', '|---|---|---|'];

/** Returns a table of all settings, as Markdown. @param others settings that neither the server nor the build reads */
export function settingsTable(
  {documented}: SettingRecords,
  others: Readonly<Record<string, Documentation>> = {},
): string {
  const all: SettingRecords['documented'] = {...documented, ...others};
  const rows = Object.entries(all).map(([name, {meaning, ...setting}]) => {
    const value = setting.default === undefined ? 'unset' : `\`${String(setting.default)}\``;
    return `| \`${name}\` | ${setting.withoutIt ?? value} | ${meaning} |`;
  });
  return [...HEADER_ROWS, ...rows].join('\n');
}
