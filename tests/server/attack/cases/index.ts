/** Every attack, by class. */
import type {Attack} from '../case';
import {raw} from '../judge';
import {CLOCKS} from './clocks';
import {CONNECTIONS} from './connections';
import {DELIVERY} from './delivery';
import {DOCUMENTS} from './documents';
import {FLOODS} from './floods';
import {ON_ONE_SERVER} from './on-one-server';
import {PROXIES} from './proxies';
import {RATE_LIMITS} from './rates';
import {SPREADSHEETS} from './spreadsheets';
import {TROUBLE} from './trouble';

export const CLASSES: Readonly<Record<string, readonly Attack[]>> = {
  ...ON_ONE_SERVER,
  connections: CONNECTIONS,
  'proxy headers': PROXIES,
  'mail headers': DELIVERY,
  spreadsheets: SPREADSHEETS,
  'rate limits': RATE_LIMITS,
  floods: FLOODS,
  clocks: CLOCKS,
  'failures around': TROUBLE,
  'documents for a quote': DOCUMENTS.map(raw),
};
