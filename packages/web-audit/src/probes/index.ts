import type {Probe, SiteProbe} from '../probe';
import {consistentParts, multipleWays, titles} from './across-pages';
import {autocomplete} from './autocomplete';
import {beyondColour} from './beyond-colour';
import {controlContrast} from './control-contrast';
import {focusNotObscured} from './focus-not-obscured';
import {focusRing} from './focus-ring';
import {hoverContent} from './hover-content';
import {images} from './images';
import {keyboardWalk} from './keyboard-walk';
import {labels} from './labels';
import {languages} from './languages';
import {links} from './links';
import {listRole} from './list-role';
import {movingContent} from './moving-content';
import {onFocus} from './on-focus';
import {onInput} from './on-input';
import {orientation} from './orientation';
import {pixelContrast} from './pixel-contrast';
import {pointerOnly} from './pointer-only';
import {readingOrder} from './reading-order';
import {reducedMotion} from './reduced-motion';
import {reflow} from './reflow';
import {skipLink} from './skip-link';
import {structure} from './structure';
import {targetSize} from './target-size';
import {textResize} from './text-resize';
import {textSpacing} from './text-spacing';
import {withoutScript} from './without-script';

export const PROBES: readonly Probe[] = [
  // Walking with Tab closes an open panel, so visual probes come first.
  pixelContrast,
  controlContrast,
  targetSize,
  beyondColour,
  reflow,
  textSpacing,
  textResize,
  keyboardWalk,
  focusNotObscured,
  focusRing,
  orientation,
  movingContent,
  reducedMotion,
  hoverContent,
  pointerOnly,
  readingOrder,
  structure,
  listRole,
  images,
  links,
  languages,
  labels,
  autocomplete,
  withoutScript,
  skipLink,
  onFocus,
  onInput,
];

export const SITE_PROBES: readonly SiteProbe[] = [titles, consistentParts, multipleWays];
