/** `npm run serve`. */
import {runServer} from './start';

runServer();
