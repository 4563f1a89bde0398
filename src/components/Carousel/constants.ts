/** Business constants of the carousels (tests/SPEC.md section 9). */

/** From 1024 px on a carousel is wide, from 640 px medium, below that small. Carousel.module.css says the same. */
export const WIDE_PX = 1024;
export const MEDIUM_PX = 640;

/** How many slides are in view at a time. */
export interface InView {
  small: number;
  medium: number;
  wide: number;
}

/** Time from one automatic advance to the next. */
export const ADVANCE_MS = 2000;

/** How long a slide takes to move. */
export const TRANSITION_MS = 500;

/** How long a copy is in view at either end before the carousel jumps back to the original. */
export const WRAP_RESET_MS = 500;

/** How long after that jump the animation is enabled again. */
export const ANIMATE_AGAIN_MS = 20;

/** How far outside the window a carousel may be when its engine is fetched. */
export const NEAR_VIEWPORT = '200px';
