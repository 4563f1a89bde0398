/** Headings of groups: the affected people and, last, warnings. */
import type {Group} from '../rules/index.ts';

export const GROUP_MESSAGES: Readonly<Record<Group | 'warning', string>> = {
  listening: 'People who use a screen reader or braille',
  keyboard: 'People who use a keyboard, a switch or their voice',
  seeing: 'People with low vision',
  hearing: 'Deaf and hard of hearing people',
  reading: 'People who find reading hard',
  everyone: 'Everyone who opens the document',
  warning: 'Things to check yourself',
};
