export {Steps} from './Steps';
