/** Every attack, by class. */
import type {Attack} from '../case';
import {raw} from '../judge';
import {CONNECTIONS} from './connections';
import {DOCUMENTS} from './documents';
import {FLOODS} from './floods';
import {ON_ONE_SERVER} from './on-one-server';
import {PROXIES} from './proxies';
import {RATE_LIMITS} from './rates';
import {TROUBLE} from './trouble';

export const CLASSES: Readonly<Record<string, readonly Attack[]>> = {
  ...ON_ONE_SERVER,
  connections: CONNECTIONS,
  'proxy headers': PROXIES,
  'rate limits': RATE_LIMITS,
  floods: FLOODS,
  'failures around': TROUBLE,
  'documents for a quote': DOCUMENTS.map(raw),
};
