export {Carousel, type CarouselProps} from './Carousel';
export * from './constants';
