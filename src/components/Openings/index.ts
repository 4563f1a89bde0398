export {ClosedOpening, type ClosedOpeningProps} from './ClosedOpening';
export {Opening, Openings} from './Openings';
