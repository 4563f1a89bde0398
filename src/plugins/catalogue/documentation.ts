/** Reads a block's documentation out of its source: comment, props, types, defaults. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {BLOCKS} from '../../blocks/declared';
import type {Block, Prop, ComponentFolder} from './types';

/** Says where tests/SPEC.md asks for something: of no use to a writer. */
const FOR_ENGINEERS = / ?\((?:tests|WCAG|docs)\b[^)]*\)/g;

function comment(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return text
    .replace(/\s*\n\s*/g, ' ')
    .replace(FOR_ENGINEERS, '')
    .trim();
}

/** Prop → what it is when left out, from `({tone = 'plain'}: Props)`. */
function defaultsOf(component: ts.FunctionDeclaration): Map<string, string> {
  const [parameter] = component.parameters;
  if (!parameter || !ts.isObjectBindingPattern(parameter.name)) return new Map();
  return new Map(
    parameter.name.elements.flatMap(({name, propertyName, initializer}) =>
      initializer ? [[(propertyName ?? name).getText(), initializer.getText()] as const] : [],
    ),
  );
}

/** The type as its author wrote it; names of types that only this file has are spelled out. */
function typeOf(prop: ts.Symbol, declaration: ts.Declaration, checker: ts.TypeChecker): string {
  const type = checker.getTypeOfSymbolAtLocation(prop, declaration);
  const node = ts.isPropertySignature(declaration) ? declaration.type : undefined;
  const written = node?.getText() ?? '';
  if (written === 'ReactNode') return 'Markdown and blocks';
  const known = checker.getNonNullableType(type);
  return /^[A-Z]\w*$/.test(written)
    ? checker.typeToString(known, undefined, ts.TypeFormatFlags.InTypeAlias)
    : written;
}

function propsOf(component: ts.FunctionDeclaration, checker: ts.TypeChecker): Prop[] {
  const [parameter] = component.parameters;
  if (!parameter) return [];
  const defaults = defaultsOf(component);
  return checker.getPropertiesOfType(checker.getTypeAtLocation(parameter)).map((prop) => {
    const [declaration = parameter] = prop.declarations ?? [];
    const left = defaults.get(prop.name);
    return {
      name: prop.name,
      type: typeOf(prop, declaration, checker),
      required: (prop.flags & ts.SymbolFlags.Optional) === 0,
      ...(left && {default: left}),
      description: comment(prop, checker),
    };
  });
}

/** The block of that name in one of the files. @throws Error when none declares it */
function blockOf(name: string, files: ts.SourceFile[], checker: ts.TypeChecker): Block {
  const declaration = files
    .flatMap(({statements}) => statements)
    .filter((statement) => ts.isFunctionDeclaration(statement))
    .find((component) => component.name?.text === name);
  const symbol = declaration?.name && checker.getSymbolAtLocation(declaration.name);
  if (!symbol) {
    const folder = path.dirname(files[0]?.fileName ?? '');
    throw new Error(`No file in ${folder} has a function ${name}, which MDX may use as a block.`);
  }
  const [summary = '', ...notes] = comment(symbol, checker).split(/(?<=\.) (?=[A-Z])/);
  return {name, summary, notes: notes.join(' '), props: propsOf(declaration, checker)};
}

/**
 * The components of the blocks, in the order of the alphabet, each with its blocks.
 * @throws Error when a folder does not have its block
 */
export function readComponents(siteDir: string): ComponentFolder[] {
  const folders = Object.entries(BLOCKS).map(([name, {folder}]) => [name, folder] as const);
  const sourcesOf = (folder: string) =>
    readdirSync(path.join(siteDir, folder))
      .filter((file) => /^\w+\.tsx$/.test(file))
      .map((file) => path.join(siteDir, folder, file));
  const names = [...new Set(folders.map(([, folder]) => folder))];
  const program = ts.createProgram(names.flatMap(sourcesOf), {
    strict: true,
    jsx: ts.JsxEmit.Preserve,
    // A block's props are written beside it. Without the types of React and the rest, which
    // take four seconds to read, this takes a tenth of one.
    noResolve: true,
    noLib: true,
  });
  const checker = program.getTypeChecker();
  const components = names.map((folder) => {
    const files = sourcesOf(folder).flatMap((file) => program.getSourceFile(file) ?? []);
    const [, parent = '', name = ''] = folder.split('/');
    const blocks = folders
      .filter(([, from]) => from === folder)
      .map(([block]) => blockOf(block, files, checker))
      // The block that gives its name to the folder first.
      .sort((a, b) => Number(b.name === name) - Number(a.name === name));
    return {name, parent, blocks};
  });
  return components.sort((a, b) => (a.name < b.name ? -1 : 1));
}
