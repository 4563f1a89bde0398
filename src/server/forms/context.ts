/** What the endpoints of the forms work with. */
import type {MemoryShare} from '../http/upload-memory';
import type {Settings} from '../settings';
import type {Site} from '../site/site';
import type {Store} from '../store/store';

export interface Context {
  settings: Settings;
  store: Store;
  /** Undefined when only the forms service runs. */
  site: Site | undefined;
  memory: (client: string) => MemoryShare;
  /** Called when a submission is stored that is to be delivered. */
  onStored: () => void;
}
