/** Every scripted check, and the defects that prove what they and the engines see. */
import type {Check, PlantedDefect, SiteCheck} from '../check';
import {axeDefects} from '../engines/axe.defects';
import {htmlValidateDefects} from '../engines/html-validate.defects';
import {ibmDefects} from '../engines/ibm.defects';
import {semanticChecks, semanticSiteChecks} from './semantics';
import {visualChecks} from './visual';

export {transcriptOf} from './semantics';

export const checks: readonly Check[] = [...visualChecks, ...semanticChecks];

export const siteChecks: readonly SiteCheck[] = semanticSiteChecks;

export const defects: readonly PlantedDefect[] = [
  ...axeDefects,
  ...ibmDefects,
  ...htmlValidateDefects,
  ...[...checks, ...siteChecks].flatMap(({id, defects: own}) =>
    own.map((defect) => ({...defect, caughtBy: id})),
  ),
];
