/**
 * `npm run build -- brochure`: makes PDFs in static/ from brochure/: the brochure, the two samples of the document
 * check, and pages that are also PDFs. Typst checks all but the faulty sample against PDF/UA-1. With --check it writes nothing, and exits 1 unless the
 * committed PDFs are exactly what the sources give.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, resolve} from 'node:path';
import {NodeCompiler} from '@myriaddreamin/typst-ts-node-compiler';
import {coloursOf, familiesOf, type Scheme} from '../../src/css/scheme-colours';
import {pageDocument} from './page-document';

interface Output {
  pdf: string;
  source: string;
  inputs?: Record<string, string>;
  /** Bytes. */
  limit: number;
  /** Whether Typst checks it against PDF/UA-1. */
  isTested: boolean;
}

const SAMPLE = {source: 'brochure/sample.typ', limit: 30_000};

const OUTPUTS: readonly Output[] = [
  {
    pdf: 'static/trendsoft-brochure.pdf',
    source: 'brochure/brochure.typ',
    limit: 250_000,
    isTested: true,
  },
  {...SAMPLE, pdf: 'static/samples/good.pdf', inputs: {sample: 'good'}, isTested: true},
  {...SAMPLE, pdf: 'static/samples/faulty.pdf', inputs: {sample: 'faulty'}, isTested: false},
];

/** Pages that are also PDFs in static/documents, by their routes. */
const PAGES = [
  '/for-procurement',
  '/sample-reports/accessibility-audit',
  '/sample-reports/penetration-test',
  '/sample-reports/performance-test',
];

/** The PDF of a page has the name of its file. */
function pageOutput(route: string): Output {
  return {
    pdf: `static/documents/${basename(route)}.pdf`,
    source: 'brochure/page.typ',
    inputs: {route, page: JSON.stringify(pageDocument(`pages${route}.mdx`))},
    limit: 100_000,
    isTested: true,
  };
}

const REMEDY = 'Run `npm run build -- brochure` and commit the PDF.';

/** Returns the colours of src/css/tokens.css as JSON: by scheme and family of services, then by role. */
function palette(): string {
  const css = readFileSync('src/css/tokens.css', 'utf8');
  const roles = [...new Set(css.match(/--[\w-]+(?=:)/g))];
  const families = ['', ...familiesOf(css)];
  const entries = (['light', 'night'] as Scheme[]).flatMap((scheme) =>
    families.map((family) => {
      const colourOf = coloursOf(css, scheme, family);
      return [
        `${scheme} ${family}`,
        Object.fromEntries(roles.map((role) => [role, colourOf(role)])),
      ];
    }),
  );
  return JSON.stringify(Object.fromEntries(entries));
}

const compiler = NodeCompiler.create({
  workspace: resolve('.'),
  fontArgs: [{fontPaths: [resolve('brochure/fonts')]}],
});

/** @throws Error with the messages of Typst */
function compile({source, inputs, isTested}: Output): Buffer {
  const compiled = compiler.compile({
    mainFilePath: resolve(source),
    inputs: {palette: palette(), ...inputs},
  });
  const diagnostics = compiled.takeDiagnostics()?.shortDiagnostics ?? [];
  // A warning, for example of an unknown font, counts as an error: it can mean that pages look different.
  if (!compiled.result || diagnostics.length > 0) {
    throw new Error(JSON.stringify(diagnostics, null, 2));
  }
  return isTested
    ? compiler.pdf(compiled.result, {pdfStandard: 'ua-1'})
    : compiler.pdf(compiled.result);
}

function make(output: Output, check: boolean): string {
  const {pdf, limit} = output;
  const bytes = compile(output);
  const size = `${Math.round(bytes.length / 1000)} kB`;
  if (bytes.length > limit) {
    throw new Error(`${pdf} would be ${size}; ${limit / 1000} kB is the limit.`);
  }
  if (!check) {
    writeFileSync(pdf, bytes);
    return `${pdf} written: ${size}.`;
  }
  if (!existsSync(pdf)) throw new Error(`${pdf} is missing. ${REMEDY}`);
  if (!readFileSync(pdf).equals(bytes)) {
    throw new Error(
      `${pdf} differs from what brochure/ and src/css/tokens.css give now. ${REMEDY}`,
    );
  }
  return `${pdf} is up to date: ${size}.`;
}

try {
  const check = process.argv.includes('--check');
  for (const output of [...OUTPUTS, ...PAGES.map(pageOutput)]) console.log(make(output, check));
} catch (error) {
  console.error(`Brochure: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
