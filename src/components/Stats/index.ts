export {COUNT_MS, Stat, Stats, type StatProps, type StatsProps} from './Stats';
