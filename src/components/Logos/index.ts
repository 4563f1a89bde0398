export {LogoCarousel} from './LogoCarousel';
export {Logo, LogoGrid} from './Logos';
