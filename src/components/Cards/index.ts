export {Card, Cards, type CardProps, type CardsProps} from './Cards';
