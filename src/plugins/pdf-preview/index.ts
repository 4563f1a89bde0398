import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {version} from 'pdfjs-dist/package.json';

const PACKAGE = path.dirname(require.resolve('pdfjs-dist/package.json'));

/** What pdf.js fetches for a page that needs it: folders of its package, and the files in them. */
const FILES = [
  // Character maps, for Chinese, Japanese and Korean fonts that a PDF names but does not contain.
  {folder: 'cmaps', names: /\.bcmap$/},
  // The 14 standard fonts of PDF, which a PDF need not contain.
  {folder: 'standard_fonts', names: /\.(?:pfb|ttf)$/},
  // The decoder for JPEG 2000. The Content-Security-Policy forbids the decoders in WebAssembly.
  {folder: 'wasm', names: /^openjpeg_nowasm_fallback\.js$/},
];

/** The parts of rspack and webpack that this plugin uses. */
interface Bundler {
  CopyRspackPlugin?: new (options: {patterns: object[]}) => never;
}

/**
 * Copies the files that the document check needs to draw some PDFs to `assets/`, below the version of pdf.js, so that
 * browsers may cache them for ever. Writes their address to `@generated/pdf-preview/default/files.json`.
 */
export default function pdfPreview({baseUrl}: LoadContext): Plugin {
  const target = `assets/pdfjs-${version}/`;
  return {
    name: 'pdf-preview',
    async contentLoaded({actions}) {
      await actions.createData('files.json', JSON.stringify({address: `${baseUrl}${target}`}));
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const {CopyRspackPlugin} = currentBundler.instance as unknown as Bundler;
      if (!CopyRspackPlugin) {
        throw new Error(
          'pdf-preview: the bundler has no CopyRspackPlugin; see currentBundler in Docusaurus’ plugin API.',
        );
      }
      // Each file by its path: in a pattern, the brackets of a folder's name would have a meaning.
      const patterns = FILES.flatMap(({folder, names}) => {
        const files = readdirSync(path.join(PACKAGE, folder)).filter((name) => names.test(name));
        return files.map((name) => ({
          from: path.join(PACKAGE, folder, name),
          to: `${target}${folder}/${name}`,
          toType: 'file',
          info: {minimized: true},
        }));
      });
      return {plugins: [new CopyRspackPlugin({patterns})]};
    },
  };
}
