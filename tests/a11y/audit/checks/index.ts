/** Every scripted check, and the defects that prove what they see. */
import type {Check, Defect, SiteCheck} from '../check';
import {axeDefects} from '../engines/axe.defects';
import {htmlValidateDefects} from '../engines/html-validate.defects';
import {ibmDefects} from '../engines/ibm.defects';

export const checks: readonly Check[] = [];

export const siteChecks: readonly SiteCheck[] = [];

export const defects: readonly Defect[] = [...axeDefects, ...ibmDefects, ...htmlValidateDefects];
