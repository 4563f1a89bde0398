#!/usr/bin/env node
/** `web-audit`: audits a website from the command line. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {AuditConfig} from '../config';
import {htmlReport} from '../report/html';
import {openAcr} from '../report/openacr';
import {textReport} from '../report/text';
import {isAddress, loadConfig} from '../run/load-config';
import {runAudit, type AuditResult} from '../run/run-audit';
import {UsageError} from '../run/usage-error';

const HELP = `Usage: web-audit [options] [ADDRESS | FOLDER]

Audits every page of a website for WCAG 2.2, levels A and AA: of the address or folder of static files, or of
the \`site\` in audit.config.ts. Writes web-audit-report/index.html.

  --page PATH       only this page, such as /contact
  --probe NAME      only this probe, such as focus-ring, or engine: axe, ibm, html-validate
  --json            prints the results as JSON
  --openacr         prints a conformance report (OpenACR) of the whole audit; needs \`product\` in audit.config.ts
  --config FILE     the configuration; by default audit.config.ts
  --output FOLDER   where the report is written; by default web-audit-report
  --browser PATH    a Chromium; by default the one of Playwright, or one that is installed
  --help            this text

Exit code 0 when nothing was found, 1 when something was, 2 when an option is wrong or the site cannot be audited.`;

const OPTIONS = {
  page: {type: 'string'},
  probe: {type: 'string'},
  json: {type: 'boolean', default: false},
  openacr: {type: 'boolean', default: false},
  config: {type: 'string'},
  output: {type: 'string', default: 'web-audit-report'},
  browser: {type: 'string'},
  help: {type: 'boolean', short: 'h', default: false},
} as const;

const OK = 0;
const FOUND = 1;
const NOT_POSSIBLE = 2;

function argumentsOf(args: string[]) {
  try {
    return parseArgs({args, options: OPTIONS, allowPositionals: true});
  } catch (error) {
    // Leaves out the advice that Node adds about arguments that begin with a hyphen.
    const [first = ''] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(`${first}. See web-audit --help.`);
  }
}

/** The site named in the command line takes the place of the configuration's, whose other settings apply. */
async function configOf(file: string | undefined, site: string | undefined): Promise<AuditConfig> {
  if (!site) return loadConfig(file);
  const config = file ? await loadConfig(file) : {};
  return {...config, site: isAddress(site) ? site : path.resolve(site)};
}

async function run(args: string[]): Promise<number> {
  const {values, positionals} = argumentsOf(args);
  const {page, probe, json, openacr, output, browser, help} = values;
  if (help) {
    console.log(HELP);
    return OK;
  }
  if (positionals.length > 1) throw new UsageError('Name one address or folder.');
  const config = await configOf(values.config, positionals[0]);
  const {product, notApplicable} = config;
  if (openacr && !product) {
    throw new UsageError('--openacr needs `product` in the configuration. See the README.');
  }
  if (openacr && (page ?? probe)) {
    throw new UsageError('--openacr needs the whole audit: leave out --page and --probe.');
  }
  const options = {page, probe, browser, progress: (what: string) => console.error(what)};
  const result = await runAudit(config, options);
  mkdirSync(output, {recursive: true});
  const report = path.join(output, 'index.html');
  writeFileSync(report, htmlReport(result, notApplicable));
  console.log(outputOf(result, {json, product: openacr ? product : undefined, notApplicable}));
  console.error(`Report: ${report}`);
  return result.findings.length > 0 ? FOUND : OK;
}

interface Output {
  json: boolean;
  /** Set for a conformance report. */
  product: AuditConfig['product'];
  notApplicable: AuditConfig['notApplicable'];
}

function outputOf(result: AuditResult, {json, product, notApplicable}: Output): string {
  if (product) return JSON.stringify(openAcr(result, product, notApplicable), null, 2);
  return json ? JSON.stringify(result, null, 2) : textReport(result);
}

run(process.argv.slice(2))
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    const message = error instanceof UsageError ? error.message : error;
    console.error(message);
    process.exitCode = NOT_POSSIBLE;
  });
