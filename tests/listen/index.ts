/** Public API: what `npm run listen` can do. */
export {BROWSERS, type Browser} from './browsers';
export {perform} from './perform';
export {FAULTS, runBefore} from './planted';
export {failuresOf, listenAndReport, versions} from './report';
export type {Task} from './task';
export {TASKS} from './tasks';
