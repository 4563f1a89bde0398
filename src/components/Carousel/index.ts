export {Carousel, type CarouselProps} from './Carousel';
export type {SlidesInView} from './constants';
