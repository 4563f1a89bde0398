/** Business constants of the carousels (tests/SPEC.md section 9). */

/** From 64em (1024 px) a carousel is wide, from 40em (640 px) medium, otherwise small. The style sheets have the same. */
export const WIDE = '(min-width: 64em)';
export const MEDIUM = '(min-width: 40em)';

/** Number of slides in view at a time. */
export interface SlidesInView {
  small: number;
  medium: number;
  wide: number;
}

/** Time from one automatic advance to the next. */
export const ADVANCE_MS = 2000;

/** Duration of a slide's movement. */
export const TRANSITION_MS = 500;

/** Time for which a copy is in view before the carousel jumps back to the original. */
export const WRAP_RESET_MS = 500;

/** Time after that jump until the animation is enabled again. */
export const ANIMATE_AGAIN_MS = 20;

/** Distance from the viewport at which a carousel loads Swiper. */
export const NEAR_VIEWPORT = '200px';
