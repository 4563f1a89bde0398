/** The dependencies of the form endpoints. */
import type {MemoryShare} from '../http/upload-memory';
import type {Settings} from '../settings';
import type {Site} from '../site/site';
import type {Store} from '../store/store';

export interface Context {
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
