/** Reads what the tests' server has stored. */
import path from 'node:path';
import {configurationOf} from '../../packages/forms-service/src/server/configuration';
import {openStore} from '../../packages/forms-service/src/server/store/open';
import {FORMS} from '../../src/forms/tables';

/** Opens a store. Not by way of src/server: Playwright cannot load the threads of the document check. */
export const storeIn = (dataDir: string) =>
  openStore(configurationOf({name: 'Tests', forms: FORMS}), {dataDir: path.resolve(dataDir)});
