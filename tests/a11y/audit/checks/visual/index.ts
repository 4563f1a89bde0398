/** The scripted checks of what is seen and of what the keyboard reaches. */
import type {Check, Defect} from '../../check';
import {focusNotObscured} from './focus-not-obscured';
import {focusNotObscuredDefects} from './focus-not-obscured.defects';
import {focusRing} from './focus-ring';
import {focusRingDefects} from './focus-ring.defects';
import {keyboardWalk} from './keyboard-walk';
import {keyboardWalkDefects} from './keyboard-walk.defects';
import {reflow} from './reflow';
import {reflowDefects} from './reflow.defects';
import {textSpacing} from './text-spacing';
import {textSpacingDefects} from './text-spacing.defects';
import {textResize} from './text-resize';
import {textResizeDefects} from './text-resize.defects';
import {pixelContrast} from './pixel-contrast';
import {pixelContrastDefects} from './pixel-contrast.defects';
import {controlContrast} from './control-contrast';
import {controlContrastDefects} from './control-contrast.defects';
import {targetSize} from './target-size';
import {targetSizeDefects} from './target-size.defects';
import {beyondColour} from './beyond-colour';
import {beyondColourDefects} from './beyond-colour.defects';
import {orientation} from './orientation';
import {orientationDefects} from './orientation.defects';
import {imagesOfText} from './images-of-text';
import {imagesOfTextDefects} from './images-of-text.defects';
import {movingContent} from './moving-content';
import {motionDefects} from './motion.defects';
import {reducedMotion} from './reduced-motion';
import {hoverContent} from './hover-content';
import {hoverContentDefects} from './hover-content.defects';

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

export const visualDefects: Defect[] = [
  ...keyboardWalkDefects,
  ...focusNotObscuredDefects,
  ...focusRingDefects,
  ...reflowDefects,
  ...textSpacingDefects,
  ...textResizeDefects,
  ...pixelContrastDefects,
  ...controlContrastDefects,
  ...targetSizeDefects,
  ...beyondColourDefects,
  ...orientationDefects,
  ...imagesOfTextDefects,
  ...motionDefects,
  ...hoverContentDefects,
];
