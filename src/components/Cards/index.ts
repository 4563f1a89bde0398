export {Card, Cards} from './Cards';
