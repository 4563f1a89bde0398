/** Every scripted check, and the defects that prove what they and the engines see. */
import type {Check, Defect, SiteCheck} from '../check';
import {axeDefects} from '../engines/axe.defects';
import {htmlValidateDefects} from '../engines/html-validate.defects';
import {ibmDefects} from '../engines/ibm.defects';
import {semanticChecks, semanticDefects, semanticSiteChecks} from './semantics';
import {visualChecks, visualDefects} from './visual';

export {transcriptOf} from './semantics';

export const checks: readonly Check[] = [...visualChecks, ...semanticChecks];

export const siteChecks: readonly SiteCheck[] = semanticSiteChecks;

export const defects: readonly Defect[] = [
  ...axeDefects,
  ...ibmDefects,
  ...htmlValidateDefects,
  ...visualDefects,
  ...semanticDefects,
];
