/** Reads what blocks out of what the steps say. */
import type {JSONReportSuite} from '@playwright/test/reporter';
import type {EngineReport} from '../engines/counts';

/** What programs colour their words with. */
const COLOURS = /\u001B\[[\d;]*m/g;

/** The line that says what it comes from: the innermost cause, what the bundler marks, npm's own words, or any error. */
const SAYS = [
  /^\s*\[cause\]: (.+)$/gm,
  /^.*?[×✖] (.+)$/gm,
  /^npm error (?!code )(.+)$/gm,
  /^(?:\[ERROR\] )?(\w*Error: .+)$/gm,
];

/**
 * @param output what a step printed
 * @param folder where the step ran
 * @returns the message, and after it our own file that it names first
 */
export function whatBlocks(output: string, folder: string): string {
  const plain = output.replace(COLOURS, '');
  const lines = plain.split('\n').filter((line) => line.trim() !== '');
  const found = SAYS.map((pattern) => [...plain.matchAll(pattern)]).find((hits) => hits.length > 0);
  // Causes are nested: the last is the innermost. All else is told in order.
  const hit = found?.[0]?.[0].includes('[cause]') ? found.at(-1) : found?.[0];
  const after = plain.slice(hit?.index ?? 0);
  const ours = after.match(/[\w@./-]+\.(?:tsx?|mjs|mdx|css)\b(?::\d+)?/g) ?? [];
  const file = ours
    .map((path) => path.replace(`${folder}/`, '').replace(/^\.\//, ''))
    .find((path) => !path.startsWith('/') && !path.includes('node_modules'));
  const message = hit?.[1] ?? lines.at(-1) ?? 'It said nothing.';
  return file && !message.includes(file) ? `${message} (${file})` : message;
}

/** The flows that failed, each with the first line of its message. */
export function failedFlows({errors, suites}: Pick<EngineReport, 'errors' | 'suites'>): string[] {
  const firstLine = (message = '') => message.replace(COLOURS, '').split('\n')[0] ?? '';
  const failedIn = (
    {title, specs, suites: inner = []}: JSONReportSuite,
    path: string[],
  ): string[] => {
    const here = title ? [...path, title] : path;
    const failed = specs
      .filter(({ok}) => !ok)
      .map((spec) => {
        const messages = spec.tests.flatMap(({results}) =>
          results.map(({error}) => error?.message),
        );
        return `${[...here, spec.title].join(' › ')}: ${firstLine(messages.find(Boolean))}`;
      });
    return [...failed, ...inner.flatMap((suite) => failedIn(suite, here))];
  };
  return [
    ...errors.map(({message}) => firstLine(message)),
    ...suites.flatMap((suite) => failedIn(suite, [])),
  ];
}
