/** What scripts find out about meaning: names, roles, order, words, and what happens on use. */
import type {Check, SiteCheck} from '../../check';
import {authentication} from './authentication';
import {autocomplete} from './autocomplete';
import {characterKeys} from './character-keys';
import {consistentHelp, consistentIdentification, consistentNavigation} from './consistency';
import {errorSuggestion} from './error-suggestion';
import {formAnswer} from './form-answer';
import {formErrors} from './form-errors';
import {gestures} from './gestures';
import {headings} from './headings';
import {images} from './images';
import {labelInName} from './label-in-name';
import {labels} from './labels';
import {languages} from './languages';
import {listRole} from './list-role';
import {links} from './links';
import {multipleWays} from './multiple-ways';
import {namesAndRoles} from './names-and-roles';
import {onFocus} from './on-focus';
import {onInput} from './on-input';
import {operation} from './operation';
import {pointerDown} from './pointer-down';
import {readingOrder} from './reading-order';
import {redundantEntry} from './redundant-entry';
import {sensoryWords} from './sensory-words';
import {skipLink} from './skip-link';
import {structure} from './structure';
import {tabKeys} from './tab-keys';
import {timeAndMedia} from './time-and-media';
import {titles} from './titles';
import {withoutScript} from './without-script';

export {transcriptOf} from './transcript';

export const semanticChecks: Check[] = [
  namesAndRoles,
  readingOrder,
  headings,
  structure,
  listRole,
  images,
  links,
  languages,
  sensoryWords,
  labels,
  labelInName,
  autocomplete,
  authentication,
  timeAndMedia,
  gestures,
  withoutScript,
  skipLink,
  operation,
  tabKeys,
  onFocus,
  onInput,
  pointerDown,
  characterKeys,
  formErrors,
  errorSuggestion,
  formAnswer,
  redundantEntry,
];

export const semanticSiteChecks: SiteCheck[] = [
  titles,
  consistentNavigation,
  consistentIdentification,
  consistentHelp,
  multipleWays,
];
