/** Public API: what `npm run listen` can do. */
export {BROWSERS} from './browsers';
export {listenAndReport, listenToFaults} from './report';
export {TASKS} from './tasks';
