/** The faults that are planted in pages of this site, by the probe that must find them. */
import type {PlantedFault} from '@trendsoft/web-audit/plant';
import {ACROSS_PAGES} from './across-pages';
import {COLOURS} from './colours';
import {CONTENT} from './content';
import {KEYBOARD} from './keyboard';
import {LAYOUT} from './layout';
import {MOTION} from './motion';
import type {PlantedFaults} from './planted-faults';

const PLANTED: PlantedFaults = {
  ...ACROSS_PAGES,
  ...COLOURS,
  ...CONTENT,
  ...KEYBOARD,
  ...LAYOUT,
  ...MOTION,
};

/** @throws Error if no fault is planted for a probe, which would then be untested */
export function plantedFor(probe: string): readonly PlantedFault[] {
  const faults = PLANTED[probe];
  if (!faults) throw new Error(`No fault is planted for the probe ${probe}: see planted/.`);
  return faults;
}
