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
  const outcomes: {engine: string; defect: string; outcome: Outcome}[] = [];
  for (const [project, statuses] of projects) {
    const [engine = '', ...name] = project.split(': ');
    if (engine === 'chromium') continue;
    const defect = name.join(': ');
    const outcome = outcomeOf(statuses, projects.get(`chromium: ${defect}`));
    outcomes.push({engine, defect, outcome});
  }
  const caught = outcomes.filter(({outcome}) => outcome === 'caught').length;
  const lines = outcomes.map(
    ({engine, defect, outcome}) => `${engine.padEnd(8)} ${outcome}: ${defect}`,
  );
  return {
    lines: [...lines, `${caught} of ${outcomes.length} planted defects caught`],
    passed: caught,
    failed: outcomes.length - caught,
  };
}

type Outcome = 'caught' | 'MISSED' | 'noticed in Chromium too';

/** @param chromium statuses of the same tests there; undefined if they did not run */
function outcomeOf(
  statuses: readonly JSONReportTest['status'][],
  chromium: readonly JSONReportTest['status'][] | undefined,
): Outcome {
  if (chromium?.includes('unexpected')) return 'noticed in Chromium too';
  return chromium && statuses.includes('unexpected') ? 'caught' : 'MISSED';
}

function testsIn({suites = [], specs}: JSONReportSuite): JSONReportTest[] {
  return [...specs.flatMap(({tests}) => tests), ...suites.flatMap(testsIn)];
}
