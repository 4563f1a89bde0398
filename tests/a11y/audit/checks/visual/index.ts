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

export const visualChecks: Check[] = [
  keyboardWalk,
  focusNotObscured,
  focusRing,
  reflow,
  textSpacing,
  textResize,
  pixelContrast,
  controlContrast,
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
];
