export {Fact, Finding, type FactProps, type FindingProps} from './Finding';
