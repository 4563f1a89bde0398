/** Checks the description of a picture or drawing. */
import type {Reporter} from '../../reporter.ts';
import {isPoorDescription} from '../../vague.ts';

/** What describes a picture, and how people recognise it without a description. */
export interface Description {
  text: string;
  isDecorative?: boolean;
  /** Its name in Word's selection pane, or the words that it shows. */
  name?: string | undefined;
  /** What it is, a key of `messages/elements.ts`; a picture by default. */
  element?: string | undefined;
}

export function checkDescription(description: Description, report: Reporter): void {
  const {text, name, element = 'picture'} = description;
  if (description.isDecorative) return;
  if (text.trim() === '') report('office-alt', () => ({element, text: name}));
  else if (isPoorDescription(text)) report('office-alt-file-name', () => ({element, text}));
}
