import {loadPage} from './pages';

/** In place of core's `preload`, which looks through all routes. Called before each page is shown. */
export default function preload(pathname: string): Promise<void> {
  return loadPage(pathname);
}
