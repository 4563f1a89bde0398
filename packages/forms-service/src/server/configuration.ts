/** What a site gives to the service, once, when it is created. */
import type {Form} from '../forms/form.ts';
import type {Sentences} from '../forms/messages.ts';
import type {HeaderPolicy} from '../headers/index.ts';
import {formTables, type FormTables} from './form-tables.ts';
import {
  settingRecords,
  type Documentation,
  type SettingChanges,
  type SettingRecords,
} from './settings/settings.ts';

export interface FormsServiceOptions {
  /** Name of the organisation: in mails, when the service starts, and on the page after a post from another site. */
  name: string;
  forms: readonly Form[];
  /** Folder of the built site, unless SITE_DIR names another; default: `./build`. */
  site?: string;
  /** English sentences in place of the service's own, by id. Translations are files of the built site. */
  messages?: Sentences;
  /** Other defaults, limits or descriptions of settings. */
  settings?: SettingChanges;
  /** Settings that only the site's build reads, by name, so that they are not reported as unknown. */
  buildSettings?: Readonly<Record<string, Documentation>>;
  headers?: HeaderPolicy;
  /** Name in the system log and in PostgreSQL; default: `forms-service`. */
  program?: string;
  /** Prefix of the names of metrics; default: `forms`. */
  metrics?: string;
  /** How staff start the commands; default: `npx forms-service`. */
  command?: string;
  /** How the site is built; named if there is no built site. */
  build?: string;
  /** Where operators find settings and commands explained. */
  guides?: {settings: string; commands: string};
}

/** The options with their defaults, and what follows from them. */
export interface Configuration extends Required<
  Pick<FormsServiceOptions, 'name' | 'headers' | 'program' | 'metrics' | 'command' | 'guides'>
> {
  build: string | undefined;
  tables: FormTables;
  settings: SettingRecords;
}

const README = 'the README of @trendsoft/forms-service';

/** @throws Error if `messages` has an id that no message has */
export function configurationOf(options: FormsServiceOptions): Configuration {
  const {forms, site, messages, settings = {}, buildSettings = {}} = options;
  const {program = 'forms-service', metrics = 'forms', command = 'npx forms-service'} = options;
  const usualGuides = {settings: `"${command} settings"`, commands: README};
  const {name, build, headers = {}, guides = usualGuides} = options;
  const changes = site === undefined ? settings : {SITE_DIR: {default: site}, ...settings};
  return {
    name,
    program,
    metrics,
    command,
    build,
    guides,
    headers,
    tables: formTables(forms, messages),
    settings: settingRecords(forms, changes, buildSettings),
  };
}
