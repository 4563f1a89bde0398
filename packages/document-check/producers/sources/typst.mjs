/** Runs the npm package of Typst, which has no command: node typst.mjs page.typ page.pdf. Makes PDF/UA-1 if the source allows it. */
import {writeFileSync} from 'node:fs';
import {NodeCompiler} from '@myriaddreamin/typst-ts-node-compiler';

const [source, made] = process.argv.slice(2);
const compiler = NodeCompiler.create({workspace: process.cwd()});
try {
  writeFileSync(made, compiler.pdf({mainFilePath: source}, {pdfStandard: 'ua-1'}));
} catch {
  writeFileSync(made, compiler.pdf({mainFilePath: source}));
}
