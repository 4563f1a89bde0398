/** The settings of this site: its own limits and names, and the table that documents all of them. */
import {readFile} from 'node:fs/promises';
import {service, settingsTable, BUILD_SETTING_NAMES} from '../../src/server';
import {LONGEST_RETENTION_DAYS} from '../../src/forms/data-kept';
import {unknownSettings} from '../../packages/forms-service/src/server/settings/unknown';

test('submissions are kept for no longer than the privacy policy says', () => {
  expect(service.readSettings({}).retentionDays).toBe(LONGEST_RETENTION_DAYS);
  const longer = {RETENTION_DAYS: String(LONGEST_RETENTION_DAYS + 1)};
  expect(() => service.readSettings(longer)).toThrow('RETENTION_DAYS');
});

test('settings of the build are not reported as unknown', () => {
  const env = Object.fromEntries(BUILD_SETTING_NAMES.map((name) => [name, 'x']));
  expect(unknownSettings(service.configuration.settings, env)).toEqual([]);
});

test('docs/settings.md is as `npm run build -- settings` writes it', async () => {
  expect(await readFile('docs/settings.md', 'utf8')).toContain(settingsTable());
});
