/** Performs tasks in Firefox and Chromium with the screen reader Orca, and compares what it says with what is expected. */
export {BROWSERS, type Browser, type InstalledBrowser} from './browsers';
export {countOf, failuresIn, isHeard, type Expected, type Words} from './match';
export {OrcaVersionError, versionOfOrca} from './orca/orca43';
export {performSteps, type PerformedStep, type Visit} from './perform';
export {step, times, type Key, type Step} from './steps';
