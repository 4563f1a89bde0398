export {ClosedOpening, type ClosedOpeningProps} from './ClosedOpening';
export {Opening, Openings, type OpeningProps} from './Openings';
