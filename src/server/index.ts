/** The public API of the server. */
export {createApp} from './app';
export {startService, type Service} from './service';
export {settingsTable} from './settings/documentation';
export {
  BUILD_SETTING_NAMES,
  SETTING_NAMES,
  SettingError,
  readSettings,
  type Settings,
} from './settings';
export {canStart, runServer} from './start';
export {openStore, type StoreLocation} from './store/open';
export {StoreUnavailableError, type Store} from './store/store';
