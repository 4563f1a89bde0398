import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {BlockProps} from '../../blocks/block';
import {Icon} from '../../primitives/Icon';
import {VisuallyHidden} from '../../primitives/VisuallyHidden';
import {Carousel, type SlidesInView} from '../Carousel';
import {useInterfaceLanguage} from '../Languages';
import type blocks from './Testimonials.block';
import styles from './Testimonials.module.css';

/** tests/SPEC.md section 9: three testimonials from 1024 px, two from 640 px, otherwise one. */
export const TESTIMONIALS_IN_VIEW: SlidesInView = {small: 1, medium: 2, wide: 3};

const MAX_RATING = 5;

export function Testimonials({label, children}: BlockProps<typeof blocks.Testimonials>) {
  return (
    <Carousel label={label} inView={TESTIMONIALS_IN_VIEW} className={styles.testimonials}>
      {children}
    </Carousel>
  );
}

export function Testimonial({
  rating,
  name,
  quote,
  children,
}: BlockProps<typeof blocks.Testimonial>) {
  return (
    <figure className={styles.testimonial}>
      <Stars rating={rating} />
      <blockquote className={styles.words}>
        <p className={styles.quote}>{quote}</p>
        <div>{children}</div>
      </blockquote>
      <figcaption className={styles.name}>{name}</figcaption>
    </figure>
  );
}

/** Returns the icon of a star. @param left the part of the rating that is not shown yet: 1 fills a star */
function starFor(left: number) {
  if (left >= 1) return 'star';
  return left > 0 ? 'star-half' : 'star-empty';
}

function Stars({rating}: {rating: number}) {
  // Ratings from 0 to 5 in halves, formatted in the site's language (src/plugins/locales).
  const {ratings} = usePluginData('locales') as {ratings: string[]};
  const stars = Array.from({length: MAX_RATING}, (_, place) => rating - place);
  return (
    <p className={styles.stars} {...useInterfaceLanguage()}>
      {stars.map((left, place) => (
        <Icon key={place} name={starFor(left)} className="mirroredInRtl" />
      ))}
      <VisuallyHidden>
        {translate(
          {
            id: 'Testimonial.rating',
            message: '{rating} out of {max} stars',
            description: 'What the stars above a testimonial say, as in 4.5 out of 5 stars',
          },
          {rating: ratings[2 * rating] ?? rating, max: ratings[2 * MAX_RATING] ?? MAX_RATING},
        )}
      </VisuallyHidden>
    </p>
  );
}
