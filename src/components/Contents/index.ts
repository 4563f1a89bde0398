export {Contents} from './Contents';
