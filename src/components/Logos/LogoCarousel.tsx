import type {ReactNode} from 'react';
import {Carousel, type SlidesInView} from '../Carousel';
import styles from './Logos.module.css';

export const LOGOS_IN_VIEW: SlidesInView = {small: 2, medium: 3, wide: 5};

export interface LogoCarouselProps {
  /** What the carousel is called, e.g. `Clients`. */
  label: string;
  /** `<Logo />`s. */
  children: ReactNode;
}

/**
 * A rotating row of logos. APG Carousel: Pause, Previous and Next buttons. It stops on hover, while
 * it contains focus, and with reduced motion; without JavaScript it is a row
 * that scrolls. See Carousel.
 */
export function LogoCarousel({label, children}: LogoCarouselProps) {
  return (
    <Carousel label={label} inView={LOGOS_IN_VIEW} className={styles.carousel}>
      {children}
    </Carousel>
  );
}
