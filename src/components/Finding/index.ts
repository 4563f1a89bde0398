export {Fact, Finding} from './Finding';
