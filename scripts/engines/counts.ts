/** Counts the tests in Playwright's report of a run in the engines. */
import type {JSONReport, JSONReportSuite, JSONReportTest} from '@playwright/test/reporter';

export type EngineReport = Pick<JSONReport, 'stats' | 'errors' | 'suites'>;

interface Counts {
  lines: string[];
  passed: number;
  failed: number;
}

export function countTests({stats, errors}: Pick<EngineReport, 'stats' | 'errors'>): Counts {
  const {expected, unexpected, flaky, skipped} = stats;
  return {lines: [], passed: expected, failed: unexpected + flaky + skipped + errors.length};
}

/** Whether a run passed; one without tests did not. */
export const allPassed = ({passed, failed}: Pick<Counts, 'passed' | 'failed'>): boolean =>
  passed > 0 && failed === 0;

/** A defect passes when the engine that should notice it does, and Chromium does not. */
export function countPlanted({suites}: EngineReport): Counts {
  const projects = new Map<string, JSONReportTest['status'][]>();
  for (const {projectName, status} of suites.flatMap(testsIn)) {
    projects.set(projectName, [...(projects.get(projectName) ?? []), status]);
  }
  const noticed = (project: string) => projects.get(project)?.includes('unexpected') ?? false;
  const lines: string[] = [];
  let caught = 0;
  for (const project of projects.keys()) {
    const [engine, ...name] = project.split(': ');
    if (engine === 'chromium') continue;
    const defect = name.join(': ');
    const inChromium = noticed(`chromium: ${defect}`);
    const isCaught = noticed(project) && projects.has(`chromium: ${defect}`) && !inChromium;
    if (isCaught) caught += 1;
    let where = isCaught ? 'caught' : 'MISSED';
    if (inChromium) where = 'noticed in Chromium too';
    lines.push(`${engine?.padEnd(8)} ${where}: ${defect}`);
  }
  return {
    lines: [...lines, `${caught} of ${lines.length} planted defects caught`],
    passed: caught,
    failed: lines.length - caught,
  };
}

function testsIn({suites = [], specs}: JSONReportSuite): JSONReportTest[] {
  return [...specs.flatMap(({tests}) => tests), ...suites.flatMap(testsIn)];
}
