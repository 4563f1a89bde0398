export {Carousel, type CarouselProps} from './Carousel';
export {MEDIUM_PX, WIDE_PX, type SlidesInView} from './constants';
