export {FileLink} from './FileLink';
