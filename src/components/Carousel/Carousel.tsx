import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Children, isValidElement, useId, type ReactElement, type ReactNode} from 'react';
import {useMediaQuery} from '../../primitives/useMediaQuery';
import {CarouselControls} from './CarouselControls';
import {MEDIUM, TRANSITION_MS, WIDE, type SlidesInView} from './constants';
import {useEndlessRow} from './useEndlessRow';
import {useRotation} from './useRotation';
import styles from './Carousel.module.css';

export interface CarouselProps {
  /** Accessible name: what the slides are, e.g. `Clients`. */
  label: string;
  /** How many slides are in view at each width. */
  inView: SlidesInView;
  /** Sets `--in-view` and `--gap` for the style sheet; `--in-view` must agree with `inView`. */
  className?: string;
  /** The slides, one element each. */
  children: ReactNode;
}

/**
 * APG Carousel (auto-rotating). Renders `<section aria-roledescription="carousel">` with
 * groups for slides. Keyboard: Tab to Pause, Previous and Next; Enter and Space on each.
 * Focus and pointer pause the rotation.
 *
 * The rotation is visual only: the slides in the accessibility tree never change, so that a screen
 * reader can read from slide to slide. A status line announces the effect of the buttons.
 *
 * Without JavaScript, and until it is near the viewport, it is a named region that scrolls.
 */
export function Carousel({label, inView, className, children}: CarouselProps) {
  const slides = Children.toArray(children).filter(isValidElement);
  const count = slides.length;
  const copies = count > inView.wide ? inView.wide : 0;
  const visible = useInView(inView);
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const {ready, focused, go, viewportProps} = useEndlessRow(
    count,
    copies,
    visible,
    reduced ? 0 : TRANSITION_MS,
  );
  const {playing, rotating, toggle, pauseProps} = useRotation(ready && !focused, reduced, go);
  const id = useId();
  return (
    <section
      className={clsx(styles.carousel, className)}
      aria-roledescription={translate({
        id: 'Carousel.role',
        message: 'carousel',
        description: 'What screen readers call a carousel, a row of slides that moves by itself',
      })}
      aria-label={label}
      data-ready={ready || undefined}
      {...pauseProps}
    >
      {copies > 0 && (
        <CarouselControls
          label={label}
          count={count}
          visible={visible}
          playing={playing}
          rotating={rotating}
          viewportId={id}
          onToggle={toggle}
          onStep={go}
        />
      )}
      <div
        {...viewportProps}
        id={id}
        className={styles.viewport}
        role="group"
        aria-label={translate({
          id: 'Carousel.slides',
          message: 'Slides',
          description: 'Name of the part of a carousel that holds its slides',
        })}
      >
        <div className={styles.track}>
          <Slides slides={slides} copies={ready ? copies : 0} />
        </div>
      </div>
    </section>
  );
}

interface SlidesProps {
  slides: readonly ReactElement[];
  /** How many slides are repeated at each end of the row. */
  copies: number;
}

function Slides({slides, copies}: SlidesProps) {
  const count = slides.length;
  const before = copies > 0 ? slides.slice(-copies) : [];
  const after = slides.slice(0, copies);
  return [...before, ...slides, ...after].map((slide, position) => {
    const index = position - copies;
    return (
      <Slide
        key={index}
        number={((index + count) % count) + 1}
        count={count}
        copy={index < 0 || index >= count}
      >
        {slide}
      </Slide>
    );
  });
}

interface SlideProps {
  number: number;
  count: number;
  /** Whether this is a copy at either end of the row, hidden from assistive technology. */
  copy: boolean;
  children: ReactNode;
}

function Slide({number, count, copy, children}: SlideProps) {
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={translate({
        id: 'Carousel.slide',
        message: 'slide',
        description: 'What screen readers call one slide of a carousel',
      })}
      aria-label={translate(
        {
          id: 'Carousel.position',
          message: '{number} of {count}',
          description: 'Name of a slide of a carousel: its number, and how many there are',
        },
        {number: String(number), count: String(count)},
      )}
      data-copy={copy || undefined}
      inert={copy}
      aria-hidden={copy || undefined}
    >
      {children}
    </div>
  );
}

function useInView({small, medium, wide}: SlidesInView): number {
  const isWide = useMediaQuery(WIDE);
  const isMedium = useMediaQuery(MEDIUM);
  if (isWide) return wide;
  return isMedium ? medium : small;
}
