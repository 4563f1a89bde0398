/** Runs engines and probes on every page and state, at the project's width and in its scheme. */
import {auditVisit, visitOf} from '@trendsoft/web-audit/audit';
import config from './audit.config';
import {report, test} from './fixtures';
import {TARGETS} from './targets';

for (const {route, state, widths, moved} of TARGETS) {
  const name = [route, state].filter(Boolean).join(', ');
  const tag = widths.map((width) => `@${width}`);
  test(name, {tag}, async ({browser, baseURL, width, scheme}) => {
    const visit = visitOf(config, {route, ...(state && {state}), width, scheme});
    const record = await auditVisit({browser, origin: baseURL!, config}, visit, {
      ...(moved && {probes: []}),
      step: (part, run) => test.step(part, run),
    });
    await report(test.info(), record);
  });
}
