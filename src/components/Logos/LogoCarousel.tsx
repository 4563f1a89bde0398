import type {BlockProps} from '../../blocks/block';
import {Carousel, type SlidesInView} from '../Carousel';
import type blocks from './Logos.block';
import styles from './Logos.module.css';

export const LOGOS_IN_VIEW: SlidesInView = {small: 2, medium: 3, wide: 5};

export function LogoCarousel({label, children}: BlockProps<typeof blocks.LogoCarousel>) {
  return (
    <Carousel label={label} inView={LOGOS_IN_VIEW} className={styles.carousel}>
      {children}
    </Carousel>
  );
}
