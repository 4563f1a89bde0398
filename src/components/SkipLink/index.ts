export {SkipLink} from './SkipLink';
