/** The forms service of this site. */
import {createFormsService} from '@trendsoft/forms-service';
import {OPTIONS, TEST_SETTINGS} from './options';

export const service = createFormsService(OPTIONS);

/** Names of settings that only the build reads. */
export const BUILD_SETTING_NAMES: readonly string[] = Object.keys(OPTIONS.buildSettings ?? {});

/** Returns the table of docs/settings.md, as Markdown. */
export function settingsTable(): string {
  return service.settingsTable(TEST_SETTINGS);
}
