export {tearDown as default} from './global';
