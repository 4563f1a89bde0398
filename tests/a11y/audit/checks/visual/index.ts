/** The scripted checks of what is seen and of what the keyboard reaches. */
import type {Check} from '../../check';
import {focusNotObscured} from './focus-not-obscured';
import {focusRing} from './focus-ring';
import {keyboardWalk} from './keyboard-walk';
import {reflow} from './reflow';
import {textSpacing} from './text-spacing';
import {textResize} from './text-resize';
import {pixelContrast} from './pixel-contrast';
import {controlContrast} from './control-contrast';
import {targetSize} from './target-size';
import {beyondColour} from './beyond-colour';
import {orientation} from './orientation';
import {imagesOfText} from './images-of-text';
import {movingContent} from './moving-content';
import {reducedMotion} from './reduced-motion';
import {hoverContent} from './hover-content';

export const visualChecks: Check[] = [
  keyboardWalk,
  focusNotObscured,
  focusRing,
  reflow,
  textSpacing,
  textResize,
  pixelContrast,
  controlContrast,
  targetSize,
  beyondColour,
  orientation,
  imagesOfText,
  movingContent,
  reducedMotion,
  hoverContent,
];
