import type {ReactNode} from 'react';
import {Carousel, type InView} from '../Carousel';
import styles from './Logos.module.css';

export const LOGOS_IN_VIEW: InView = {small: 2, medium: 3, wide: 5};

export interface LogoCarouselProps {
  /** What the carousel is called, e.g. `Clients`. */
  label: string;
  /** `<Logo />`s. */
  children: ReactNode;
}

/**
 * Logos in a row that moves. APG Carousel: buttons to pause and to go back and forth. It rests under
 * the pointer, while something in it has focus, and under reduced motion; without script it is a row
 * to scroll. More in Carousel.
 */
export function LogoCarousel({label, children}: LogoCarouselProps) {
  return (
    <Carousel label={label} inView={LOGOS_IN_VIEW} className={styles.carousel}>
      {children}
    </Carousel>
  );
}
