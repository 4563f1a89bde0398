/** Options of forms that the query of a link selects, such as `?purpose=Testing`. */
import type {Root} from 'mdast';
import {fieldsOf, optionOf} from '@trendsoft/forms-service/validate';
import {FORMS} from '../../src/forms/tables';
import type {Diagnostic} from '../../src/mdx/diagnostic';
import {linksIn} from '../../src/mdx/links';
import {readJobs} from '../../src/plugins/openings/jobs';
import {closestMatch} from '../../src/text/closest-match';

/** Query parameter → the options that a link can select with it, by the page of the form. */
export type Preselection = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** Reads the forms' tables; the build fills in the list that names no options. */
export function readPreselection(): Preselection {
  const positions = readJobs('pages').map(({position}) => position);
  return new Map(
    FORMS.map((form) => {
      const parameters = fieldsOf(form).flatMap(([, field]) => {
        if (field.control !== 'select' || !field.query) return [];
        const options = field.options.map((option) => optionOf(option).value);
        return [[field.query, options.length > 0 ? options : positions] as const];
      });
      return [form.page, new Map(parameters)];
    }),
  );
}

/**
 * Returns the mistakes in the queries of a page's links.
 * @param tree a page in any language
 */
export function preselectionDiagnostics(tree: Root): Diagnostic[] {
  const preselection = readPreselection();
  return linksIn(tree).flatMap(({address, line, column}): Diagnostic[] => {
    const message = queryFault(address, preselection);
    return message === undefined ? [] : [{line, column, message}];
  });
}

/** Returns why a page ignores the query of a link; undefined if it does not, or if no form reads such a query. */
export function queryFault(address: string, preselection: Preselection): string | undefined {
  const [, page = '', query = ''] = /^(\/[^?#]*)\?([^#]*)/.exec(address) ?? [];
  const own = preselection.get(page);
  for (const [name, value] of new URLSearchParams(query)) {
    const options = own?.get(name);
    if (options === undefined) {
      const fault = parameterFault(page, name, preselection);
      if (fault) return fault;
    } else if (!options.includes(value)) {
      return optionFault(page, name, value, options);
    }
  }
  return undefined;
}

/** Returns why a page ignores a parameter. Pages without a form, such as the search, have parameters of their own. */
function parameterFault(
  page: string,
  name: string,
  preselection: Preselection,
): string | undefined {
  const other = [...preselection].find(([, parameters]) => parameters.has(name));
  const known = [...(preselection.get(page)?.keys() ?? [])].map((each) => `"?${each}=…"`);
  if (known.length > 0) {
    return `The form of ${page} ignores "?${name}=…". It reads ${known.join(', ')}`;
  }
  return (
    other &&
    `${page} ignores "?${name}=…": only the form of ${other[0]} reads it. Lead the link there, or remove the query`
  );
}

function optionFault(
  page: string,
  name: string,
  value: string,
  options: readonly string[],
): string {
  const near = nearest(value, options);
  const meant = near === undefined ? '' : ` Did you mean ?${name}=${written(near)}?`;
  const all = options.map(written).join(', ');
  return `The form of ${page} has no option "${value}", so the link selects nothing.${meant} The options, as links write them: ${all}`;
}

/** Returns the option that is similar, or that begins alike, as `Tests` and `Testing` do. */
function nearest(value: string, options: readonly string[]): string | undefined {
  const start = value.slice(0, 3).toLowerCase();
  const alike = options.find((option) => start !== '' && option.toLowerCase().startsWith(start));
  return closestMatch(value, options) ?? alike;
}

const written = (option: string) => new URLSearchParams({option}).toString().replace('option=', '');
