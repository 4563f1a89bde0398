export {CallToAction} from './CallToAction';
