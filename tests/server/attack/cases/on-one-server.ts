/** Attacks that need one server and nothing around it: `npm test -- server` runs these, too. */
import type {Attack} from '../case';
import {raw} from '../judge';
import {FIELDS} from './fields';
import {FRAMING} from './framing';
import {LINES} from './lines';
import {MULTIPARTS} from './multiparts';
import {ONCE} from './once';
import {ORIGINS} from './origins';
import {PATHS} from './paths';
import {PIPELINES} from './pipelines';
import {TYPES_AND_BODIES} from './types';

export const ON_ONE_SERVER: Readonly<Record<string, readonly Attack[]>> = {
  'request lines and headers': LINES.map(raw),
  'framing and smuggling': FRAMING.map(raw),
  pipelines: PIPELINES,
  'addresses of the site': PATHS.map(raw),
  'foreign origins': ORIGINS.map(raw),
  'types and bodies': TYPES_AND_BODIES.map(raw),
  'multipart and files': MULTIPARTS.map(raw),
  'text and pages': FIELDS,
  'sent again': ONCE,
};
