export {Testimonial, Testimonials} from './Testimonials';
