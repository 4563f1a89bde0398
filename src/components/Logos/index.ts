export {LogoCarousel, type LogoCarouselProps} from './LogoCarousel';
export {Logo, LogoGrid, type LogoProps} from './Logos';
