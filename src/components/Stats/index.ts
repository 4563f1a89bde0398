export {Stat, Stats} from './Stats';
