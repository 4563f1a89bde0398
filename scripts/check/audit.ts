import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {dueReasons} from '../../src/plugins/accessibility-report/due';
import {AUDIT_FILE, readAudit} from '../../src/plugins/accessibility-report/read';
import {reviewOf} from '../../src/plugins/accessibility-report/review';
import {readVerdicts, REVIEW_FILE} from '../../src/plugins/accessibility-report/verdicts';
import {today} from '../../src/plugins/openings/days';
import type {Finding} from './finding';
import type {Site} from './site';

const advice = (file: string, message: string): Finding => ({
  ...{file, line: 1, level: 'advice', rule: 'audit', message},
});

/**
 * Whether the accessibility audit, or what people have judged, is due again.
 *
 * @param day ISO date (default: SITE_DATE or today)
 * @param siteDir the project's folder
 */
export function auditDue({listed}: Pick<Site, 'listed'>, day = today(), siteDir = '.'): Finding[] {
  if (!existsSync(path.join(siteDir, AUDIT_FILE))) return [];
  const audit = readAudit(siteDir);
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
  ) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const versions = {...dependencies, ...devDependencies};
  const reasons = dueReasons(audit, {day, pages: [...listed], versions});
  const again = reviewOf(audit, readVerdicts(siteDir), day).filter(
    ({standing}) => standing === 'expired' || standing === 'outdated',
  );
  const due = `The accessibility audit is due. ${reasons.join(' ')} An engineer runs npm run audit -- --publish, and commits this file`;
  const expired = `To be judged again: ${again.map(({id, standing}) => `${id} (${standing})`).join(', ')}. Run npm run audit -- --review`;
  return [
    ...(reasons.length > 0 ? [advice(AUDIT_FILE, due)] : []),
    ...(again.length > 0 ? [advice(REVIEW_FILE, expired)] : []),
  ];
}
