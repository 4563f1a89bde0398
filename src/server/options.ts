/** What the forms service gets from the site: its forms, name, texts and settings. */
import {wholeNumber, type Documentation, type FormsServiceOptions} from '@trendsoft/forms-service';
import {COMPANY} from '../../sidebars';
import {LONGEST_RETENTION_DAYS} from '../forms/data-kept';
import {FORMS} from '../forms/tables';
import {HEADERS} from '../headers';

/** True in a compiled program, where `scripts/package/bundle.ts` defines it. */
declare const IS_COMPILED: boolean;

/** Settings that only the build reads. */
const BUILD_SETTINGS: Readonly<Record<string, Documentation>> = {
  FORMS_OFF: {
    withoutIt: 'none',
    meaning:
      'read by the build: forms that the service at `FORMS_HOST` does not support, such as `quote`; a link to the contact page replaces them',
  },
  LOCALES: {
    withoutIt: 'English and complete languages',
    meaning:
      'read by the build: languages to build, such as `en,es`; overrides [the rule](../src/locales/published.ts)',
  },
  SITE_URL: {
    withoutIt: '`https://www.trendsoft.example`',
    meaning: 'read by the build: canonical addresses, sitemap, social cards',
  },
  EDIT_URL: {
    meaning:
      "read by the build: URL below which the repository's host edits files, such as `https://git.example/trendsoft/site/edit/main/`; adds 'Edit this page' to the end of every page",
  },
  STOCK: {
    meaning:
      'read by the build: `1` builds without the [customisations of Docusaurus](customisations.md) that replace its internals',
  },
  SITE_DATE: {
    withoutIt: 'today (UTC)',
    meaning:
      'read by the build: date for which to decide which openings are open, such as `2027-04-30`',
  },
};

/** Settings that only the tests read. */
export const TEST_SETTINGS: Readonly<Record<string, Documentation>> = {
  CHROMIUM: {withoutIt: 'detected', meaning: 'read by the tests: path of Chromium'},
  FIREFOX: {withoutIt: 'detected', meaning: 'read by the tests: path of Firefox'},
};

export const OPTIONS: FormsServiceOptions = {
  name: COMPANY,
  forms: FORMS,
  settings: {
    RATE_LIMIT: {
      meaning:
        'posts per minute and client (an IPv6 /64 counts as one client); an enquiry is two posts',
    },
    RETENTION_DAYS: {
      kind: wholeNumber(1, LONGEST_RETENTION_DAYS, LONGEST_RETENTION_DAYS),
      default: LONGEST_RETENTION_DAYS,
      meaning: `days after which a submission is deleted; at most ${LONGEST_RETENTION_DAYS}, as the privacy policy says`,
    },
  },
  buildSettings: BUILD_SETTINGS,
  headers: HEADERS,
  program: 'trendsoft-forms',
  metrics: 'trendsoft',
  // On a host with `deploy/trendsoft-forms`, from the sources with npm.
  command: typeof IS_COMPILED === 'undefined' ? 'npm run forms --' : 'sudo trendsoft-forms',
  build: 'npm run build',
  guides: {settings: 'docs/settings.md', commands: 'docs/operate.md'},
};
