/** Headings of groups: the affected people and, last, warnings. */
import type {Group} from '../rules/index.ts';

export const GROUP_MESSAGES: Readonly<Record<Group | 'warning', string>> = {
  listening: 'People who listen to a screen reader, or read with their fingers in braille',
  keyboard: 'People who use the keyboard, a switch or their voice instead of a mouse',
  seeing: 'People with low vision, who enlarge the text or change its colours',
  hearing: 'People who are deaf or hard of hearing',
  reading: 'People who find reading hard',
  everyone: 'Everyone who opens the document',
  warning: 'Things to check yourself',
};
