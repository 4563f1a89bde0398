export {Opening, Openings, type OpeningProps} from './Openings';
