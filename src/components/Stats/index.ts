export {Stat, Stats, type StatProps, type StatsProps} from './Stats';
