/**
 * `npm run build -- brochure`: makes static/trendsoft-brochure.pdf from brochure/, under Typst's PDF/UA-1 checks.
 * With --check it writes nothing, and exits 1 unless the committed PDF is exactly what the sources give.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {NodeCompiler} from '@myriaddreamin/typst-ts-node-compiler';
import {coloursOf, familiesOf, type Scheme} from '../../src/plugins/scheme-colours';

const SOURCE = 'brochure/brochure.typ';
const PDF = 'static/trendsoft-brochure.pdf';
const LIMIT = 250_000;
const REMEDY = 'Run `npm run build -- brochure` and commit the PDF.';

/** Returns the colours of src/css/tokens.css as JSON: by scheme and family, then by role. */
function palette(): string {
  const css = readFileSync('src/css/tokens.css', 'utf8');
  const roles = [...new Set(css.match(/--[\w-]+(?=:)/g))];
  const families = ['', ...familiesOf(css)];
  const places = (['light', 'night'] as Scheme[]).flatMap((scheme) =>
    families.map((family) => {
      const colourOf = coloursOf(css, scheme, family);
      return [
        `${scheme} ${family}`,
        Object.fromEntries(roles.map((role) => [role, colourOf(role)])),
      ];
    }),
  );
  return JSON.stringify(Object.fromEntries(places));
}

/** @throws Error that repeats what Typst has against the sources */
function compile(): Buffer {
  const compiler = NodeCompiler.create({
    workspace: resolve('.'),
    fontArgs: [{fontPaths: [resolve('brochure/fonts')]}],
  });
  const compiled = compiler.compile({
    mainFilePath: resolve(SOURCE),
    inputs: {palette: palette()},
  });
  const diagnostics = compiled.takeDiagnostics()?.shortDiagnostics ?? [];
  // A warning (an unknown font, say) would change the pages in silence: it counts as an error.
  if (!compiled.result || diagnostics.length > 0) {
    throw new Error(JSON.stringify(diagnostics, null, 2));
  }
  return compiler.pdf(compiled.result, {pdfStandard: 'ua-1'});
}

function main(check: boolean): string {
  const pdf = compile();
  const size = `${Math.round(pdf.length / 1000)} kB`;
  if (pdf.length > LIMIT)
    throw new Error(`${PDF} would be ${size}; ${LIMIT / 1000} kB is the limit.`);
  if (!check) {
    writeFileSync(PDF, pdf);
    return `${PDF} written: ${size}.`;
  }
  if (!existsSync(PDF)) throw new Error(`${PDF} is missing. ${REMEDY}`);
  if (!readFileSync(PDF).equals(pdf)) {
    throw new Error(`${PDF} is not what ${SOURCE} and its companions give now. ${REMEDY}`);
  }
  return `${PDF} is up to date: ${size}.`;
}

try {
  console.log(main(process.argv.includes('--check')));
} catch (error) {
  console.error(`Brochure: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
