import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {ON_DEMAND} from '../blocks-on-demand';

const EVERYWHERE = 'src/theme/MDXComponents/index.tsx';

/** Where each block that MDX may use without an import comes from: name → folder, below the site's. */
export function blockFolders(siteDir: string): Map<string, string> {
  const text = readFileSync(path.join(siteDir, EVERYWHERE), 'utf8');
  const source = ts.createSourceFile(EVERYWHERE, text, ts.ScriptTarget.Latest, true);
  const imported = new Map<string, string>();
  const folders = new Map<string, string>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const from = path.posix.join(path.posix.dirname(EVERYWHERE), statement.moduleSpecifier.text);
      const names = statement.importClause?.namedBindings;
      if (!names || !ts.isNamedImports(names)) continue;
      for (const {name} of names.elements) imported.set(name.text, from);
    }
    if (ts.isExportAssignment(statement) && ts.isObjectLiteralExpression(statement.expression)) {
      for (const property of statement.expression.properties) {
        const name = property.name?.getText() ?? '';
        const from = imported.get(name);
        if (from) folders.set(name, from);
      }
    }
  }
  for (const [name, module] of Object.entries(ON_DEMAND)) {
    folders.set(name, module.replace('@site/', ''));
  }
  // A module or its folder: `components/Logos/Logos` is in the folder `components/Logos`.
  const folderOf = (from: string) => /^src\/(?:components|primitives)\/\w+/.exec(from)?.[0] ?? from;
  return new Map([...folders].map(([name, from]) => [name, folderOf(from)]));
}
