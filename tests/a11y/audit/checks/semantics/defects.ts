/** Every fault that the checks of this folder must catch. */
import type {Defect} from '../../check';
import {authenticationDefects} from './authentication.defects';
import {autocompleteDefects} from './autocomplete.defects';
import {characterKeysDefects} from './character-keys.defects';
import {consistencyDefects} from './consistency.defects';
import {errorSuggestionDefects} from './error-suggestion.defects';
import {formAnswerDefects} from './form-answer.defects';
import {formErrorsDefects} from './form-errors.defects';
import {gesturesDefects} from './gestures.defects';
import {headingsDefects} from './headings.defects';
import {imagesDefects} from './images.defects';
import {labelInNameDefects} from './label-in-name.defects';
import {labelsDefects} from './labels.defects';
import {landmarksDefects} from './landmarks.defects';
import {languagesDefects} from './languages.defects';
import {listRoleDefects} from './list-role.defects';
import {linksDefects} from './links.defects';
import {multipleWaysDefects} from './multiple-ways.defects';
import {namesAndRolesDefects} from './names-and-roles.defects';
import {onFocusDefects} from './on-focus.defects';
import {onInputDefects} from './on-input.defects';
import {operationDefects} from './operation.defects';
import {pointerDownDefects} from './pointer-down.defects';
import {readingOrderDefects} from './reading-order.defects';
import {redundantEntryDefects} from './redundant-entry.defects';
import {sensoryWordsDefects} from './sensory-words.defects';
import {skipLinkDefects} from './skip-link.defects';
import {structureDefects} from './structure.defects';
import {tabKeysDefects} from './tab-keys.defects';
import {timeAndMediaDefects} from './time-and-media.defects';
import {titlesDefects} from './titles.defects';
import {withoutScriptDefects} from './without-script.defects';

export const semanticDefects: Defect[] = [
  ...namesAndRolesDefects,
  ...readingOrderDefects,
  ...headingsDefects,
  ...landmarksDefects,
  ...structureDefects,
  ...listRoleDefects,
  ...imagesDefects,
  ...linksDefects,
  ...languagesDefects,
  ...sensoryWordsDefects,
  ...labelsDefects,
  ...labelInNameDefects,
  ...autocompleteDefects,
  ...authenticationDefects,
  ...timeAndMediaDefects,
  ...gesturesDefects,
  ...withoutScriptDefects,
  ...skipLinkDefects,
  ...operationDefects,
  ...tabKeysDefects,
  ...onFocusDefects,
  ...onInputDefects,
  ...pointerDownDefects,
  ...characterKeysDefects,
  ...formErrorsDefects,
  ...errorSuggestionDefects,
  ...formAnswerDefects,
  ...redundantEntryDefects,
  ...titlesDefects,
  ...consistencyDefects,
  ...multipleWaysDefects,
];
