/** What the settings come to. */
import type {StoreLocation} from '../store/open';
import type {ClamdAddress} from './clamd';
import type {MailSettings} from './mail';
import type {SheetSettings} from './sheet';

export interface Settings {
  port: number;
  host: string;
  /** Descriptor of a socket that a service manager holds open, instead of host and port. */
  socket: number | undefined;
  /** Where submissions are kept. */
  store: StoreLocation;
  /** Absolute path of the folder for data, which holds forms.db unless PostgreSQL is used. */
  dataDir: string;
  /** Absolute path of the built site; undefined when only the forms service runs. */
  siteDir: string | undefined;
  /** Path below which the site lies, "/" for a host of its own. */
  basePath: string;
  /** Origin of the forms service when the site was built for another host. */
  formsOrigin: string | undefined;
  /** Other origins whose pages may post to the forms. */
  allowedOrigins: readonly string[];
  /** Addresses of the proxies whose X-Forwarded-* headers count. */
  trustProxy: false | string[];
  /** Posts per minute and client address. */
  rateLimit: number;
  /** Days after which a submission is deleted. */
  retentionDays: number;
  /** Below this much free disk space, in bytes, forms are refused rather than half stored. */
  minFreeBytes: number;
  /** Undefined: submissions are stored, but not e-mailed. */
  mail: MailSettings | undefined;
  /** Undefined: submissions are stored, but no sheet is kept. */
  sheet: SheetSettings | undefined;
  /** Where the virus scanner listens; undefined: files are not scanned. */
  clamd: ClamdAddress | undefined;
}
