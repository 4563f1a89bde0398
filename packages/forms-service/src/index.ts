/** A forms service for any static site: serves the site, stores what its forms send, and delivers it. */
import {runCommands} from './cli/program.ts';
import {run} from './cli/run.ts';
import {createApp, type AppOptions} from './server/app.ts';
import {configurationOf, type FormsServiceOptions} from './server/configuration.ts';
import {startService, type ServiceOptions} from './server/service.ts';
import {settingsTable} from './server/settings/documentation.ts';
import {readSettings, type Settings} from './server/settings/index.ts';
import type {Environment} from './server/settings/read.ts';
import type {Documentation} from './server/settings/settings.ts';
import {canStart, runServer} from './server/start.ts';
import {openStore, type StoreLocation, type StoreOptions} from './server/store/open.ts';
import type {Io} from './cli/command.ts';

export type {FormsServiceOptions} from './server/configuration.ts';
export type {Service} from './server/service.ts';
export {SettingError, type Settings} from './server/settings/index.ts';
export {wholeNumber} from './server/settings/kinds.ts';
export type {Documentation} from './server/settings/settings.ts';
export type {StoreLocation} from './server/store/open.ts';
export {StoreUnavailableError, type Store, type Submission} from './server/store/store.ts';

export type FormsService = ReturnType<typeof createFormsService>;

/**
 * Creates the service of a site. It reads, opens and starts nothing yet.
 * @throws Error if `messages` has an id that no message has
 */
export function createFormsService(options: FormsServiceOptions) {
  const configuration = configurationOf(options);
  const {settings, tables} = configuration;
  return {
    configuration,
    /** Returns the settings in an environment. @throws SettingError for an invalid one */
    readSettings: (env: Environment) => readSettings(configuration, env),
    /** Starts the service, for other programs. @throws errors of the store, the site and the network */
    start: (values: Settings, more?: ServiceOptions) => startService(configuration, values, more),
    /** Starts the service as this process, with settings from its environment, and stops it on SIGTERM or SIGINT. */
    run: () => runServer(configuration),
    /** Resolves to false, and prints why, if the service could not start with the settings in the environment. */
    canStart: () => canStart(configuration),
    /** Runs a command of staff as this process. @param args such as `['list', '--held']` */
    runCommands: (args: readonly string[]) => runCommands(configuration, args),
    /** Runs a command of staff. @returns the exit code: 0 done, 1 not possible, 2 not understood */
    command: (args: readonly string[], env: Environment, io: Io) =>
      run(configuration, args, env, io),
    /** Creates the Fastify application alone. */
    createApp: (more: Omit<AppOptions, 'configuration'>) => createApp({...more, configuration}),
    /** Opens the store, beside a running service or without one. @throws StoreUnavailableError */
    openStore: (location: StoreLocation, more?: StoreOptions) =>
      openStore(configuration, location, more),
    /** Names of all settings of the server. */
    settingNames: settings.names,
    /** Returns a table of all settings, as Markdown. @param others settings that neither the server nor the build reads */
    settingsTable: (others?: Readonly<Record<string, Documentation>>) =>
      settingsTable(settings, others),
    /** Messages of the forms, with notes for translators. */
    sentences: tables.sentences,
  };
}
