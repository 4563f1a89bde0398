/** Holds structured data to the vocabulary of schema.org, as the package schema-dts types it. */
import path from 'node:path';
import ts from 'typescript';

/** A thing of a JSON-LD graph. */
export type Thing = {'@type': string} & Record<string, unknown>;

/** Where the checked text would lie, so that its import is found. */
const FILE = path.resolve('structured-data.virtual.ts');

/**
 * Lets TypeScript check each thing as a literal of its type: an unknown type, an unknown property, or
 * a value of the wrong kind is an error, at any depth.
 * @returns the compiler's words for each, with the name of the thing; empty when all is well
 */
export function againstVocabulary(things: Readonly<Record<string, Thing>>): string[] {
  const named = Object.entries(things);
  const lines = named.map(
    ([, thing], index) =>
      `export const t${index}: Schema.${thing['@type']} = ${JSON.stringify(thing)};`,
  );
  const text = ["import type * as Schema from 'schema-dts';", ...lines].join('\n');
  const options: ts.CompilerOptions = {strict: true, noEmit: true, types: [], skipLibCheck: true};
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists} = host;
  host.fileExists = (file) => file === FILE || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === FILE ? ts.createSourceFile(file, text, rest[0]) : getSourceFile(file, ...rest);
  const program = ts.createProgram([FILE], options, host);
  return ts.getPreEmitDiagnostics(program).map(({messageText, file, start = 0}) => {
    const {line = 0} = file?.getLineAndCharacterOfPosition(start) ?? {};
    const [name] = named[line - 1] ?? ['the vocabulary'];
    return `${name}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}
