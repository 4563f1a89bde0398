export {Destinations} from './Destinations';
