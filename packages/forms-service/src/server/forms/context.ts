/** The dependencies of the form endpoints. */
import type {MemoryShare} from '../http/upload-memory.ts';
import type {Configuration} from '../configuration.ts';
import type {Settings} from '../settings/index.ts';
import type {Site} from '../site/site.ts';
import type {Store} from '../store/store.ts';

export interface Context {
  configuration: Configuration;
  settings: Settings;
  store: Store;
  /** Undefined if only the forms service runs. */
  site: Site | undefined;
  /** @param end ends the request if its memory is needed */
  memory: (client: string, end?: () => void) => MemoryShare;
  /** Pages for posts that were rejected before they were read, by what they show. */
  filledPages: Map<string, string>;
  /** Called after a submission with deliveries is stored. */
  onStored: () => void;
}
