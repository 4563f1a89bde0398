/**
 * SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/): violations and what needs review, on
 * the lines of the MDX or TSX that they come from, as code hosts and editors show them.
 */
import {sourceOf} from '../source';
import type {Audit} from './audit';
import {placesOf, type Place} from './places';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** One run an engine, one result for each place on each page. */
export function asSarif(audit: Audit): object {
  const engines = [...Object.keys(audit.rulesRun), 'scripted'];
  const places = placesOf(audit.findings.filter(({decided}) => decided === undefined));
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: engines.map((engine) =>
      runOf(
        engine,
        audit,
        places.filter((place) => place.engine === engine),
      ),
    ),
  };
}

/** The packages of engines whose name is not their package's. */
const PACKAGE: Readonly<Record<string, string>> = {
  axe: 'axe-core',
  ibm: 'accessibility-checker-engine',
};

function runOf(engine: string, audit: Audit, places: readonly Place[]): object {
  const version = audit.versions[PACKAGE[engine] ?? engine] ?? audit.commit;
  const titles = new Map(audit.checksRun.map(({id, title}) => [id, title]));
  const run = engine === 'scripted' ? [...titles.keys()] : (audit.rulesRun[engine] ?? []);
  const ids = [...new Set([...run, ...places.map(({rule}) => rule)])];
  const rules = ids.map((id) => ({id, shortDescription: {text: titles.get(id) ?? id}}));
  return {
    tool: {driver: {name: PACKAGE[engine] ?? engine, version, rules}},
    automationDetails: {id: `accessibility/${engine}`},
    invocations: [{executionSuccessful: audit.broken.length === 0, startTimeUtc: audit.date}],
    columnKind: 'utf16CodeUnits',
    results: places.flatMap((place) =>
      (place.pages.length > 0 ? place.pages : ['/']).map((route) =>
        resultOf(place, route, ids, audit),
      ),
    ),
  };
}

function resultOf(place: Place, route: string, ids: readonly string[], {locales}: Audit): object {
  const {rule, outcome, message, selector, html, criteria, visits, excepted} = place;
  const locale = locales.find((one) => `${route}/`.startsWith(`/${one}/`));
  const {file, line} = sourceOf(route, html, locale ? `/${locale}` : '');
  const here = visits.filter((visit) => visit.route === route);
  return {
    ruleId: rule,
    ruleIndex: ids.indexOf(rule),
    kind: outcome === 'violation' ? 'fail' : 'review',
    level: outcome === 'violation' ? 'error' : 'none',
    message: {text: message},
    locations: [
      {
        physicalLocation: {artifactLocation: {uri: file}, region: {startLine: line}},
        logicalLocations: [{fullyQualifiedName: `${route} ${selector}`, kind: 'element'}],
      },
    ],
    partialFingerprints: {'place/v1': [rule, route, selector].join(' ')},
    properties: {
      criteria,
      states: [...new Set(here.flatMap(({state}) => state ?? []))],
      widths: [...new Set(here.map(({width}) => width))],
      schemes: [...new Set(here.map(({scheme}) => scheme))],
    },
    ...(excepted && {suppressions: [{kind: 'external', justification: excepted}]}),
  };
}
