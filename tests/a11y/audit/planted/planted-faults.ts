import type {PlantedFault} from '@trendsoft/web-audit/plant';

/** Id of a probe → the faults that it must find. */
export type PlantedFaults = Readonly<Record<string, readonly [PlantedFault, ...PlantedFault[]]>>;
