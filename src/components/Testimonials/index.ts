export {
  Testimonial,
  Testimonials,
  type TestimonialProps,
  type TestimonialsProps,
} from './Testimonials';
