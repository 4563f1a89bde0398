/** Every attack, by class. */
import type {Attack} from '../case';
import {raw} from '../judge';
import {CLOCKS} from './clocks';
import {CONNECTIONS} from './connections';
import {DELIVERY} from './delivery';
import {DOCUMENTS} from './documents';
import {FIELDS} from './fields';
import {FLOODS} from './floods';
import {FRAMING} from './framing';
import {LINES} from './lines';
import {MULTIPARTS} from './multiparts';
import {ONCE} from './once';
import {ORIGINS} from './origins';
import {PATHS} from './paths';
import {PROXIES} from './proxies';
import {RATE_LIMITS} from './rates';
import {SPREADSHEETS} from './spreadsheets';
import {TROUBLE} from './trouble';
import {TYPES_AND_BODIES} from './types';

export const CLASSES: Readonly<Record<string, readonly Attack[]>> = {
  'request lines and headers': LINES.map(raw),
  'framing and smuggling': FRAMING.map(raw),
  connections: CONNECTIONS,
  'addresses of the site': PATHS.map(raw),
  'foreign origins': ORIGINS.map(raw),
  'types and bodies': TYPES_AND_BODIES.map(raw),
  'multipart and files': MULTIPARTS.map(raw),
  'text and pages': FIELDS,
  'sent again': ONCE,
  'proxy headers': PROXIES,
  'mail headers': DELIVERY,
  spreadsheets: SPREADSHEETS,
  'rate limits': RATE_LIMITS,
  floods: FLOODS,
  clocks: CLOCKS,
  'failures around': TROUBLE,
  'documents for a quote': DOCUMENTS.map(raw),
};
