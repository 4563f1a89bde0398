export {Topic, Topics} from './Topics';
