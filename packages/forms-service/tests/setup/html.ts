/** Pages and forms as the build of a site writes them, but shorter. */
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {actionOf, fieldsOf, fileFieldsOf, type Field, type Form} from '../../src/forms/form';
import {optionOf} from '../../src/forms/index';
import {newFolder} from './folders';

export const page = (title: string, body: string, language = 'en') =>
  `<!doctype html><html lang="${language}"><head><title>${title}</title>` +
  '<link rel="modulepreload" href="/assets/js/main.js"><link rel="stylesheet" href="/assets/css/a.css">' +
  '<script src="/assets/js/main.js" defer></script></head>' +
  `<body><svg><title>Logo</title></svg><main>${body}</main><script src="/x.js"></script></body></html>`;

const hidden = '<input name="website">';

/** Returns a form. @param offered option of the lists that the build fills in */
export function htmlOf(form: Form, offered = ''): string {
  const controls = fieldsOf(form).map(([name, field]) =>
    labelled(name, controlOf(name, field, offered)),
  );
  const type = fileFieldsOf(form).length > 0 ? ' enctype="multipart/form-data"' : '';
  return (
    `<div><div data-form-status></div><form method="post" action="${actionOf(form)}"${type}>` +
    `${controls.join('')}${hidden}<button>Submit</button></form></div>`
  );
}

function labelled(name: string, control: string): string {
  return `<label for="f-${name}">${name}</label>${control}<p id="f-${name}-error" hidden></p>`;
}

function controlOf(name: string, field: Field, offered: string): string {
  const attributes = `id="f-${name}" name="${name}" aria-describedby="f-${name}-hint"`;
  if (field.control === 'select') {
    const choices = field.options.length > 0 ? field.options : [offered];
    const options = choices
      .map(optionOf)
      .map(({value, label = value}) => `<option value="${value}">${label}</option>`);
    return `<select ${attributes}><option value="" selected>Choose</option>${options.join('')}</select>`;
  }
  if (field.control !== 'text') return `<input ${attributes} type="${field.control}">`;
  if (field.lines) return `<textarea ${attributes}></textarea>`;
  return `<input ${attributes} type="${field.type ?? 'text'}">`;
}

/** A built site: the content of its files by path, and those that have compressed copies. */
export interface BuiltSite {
  files: Readonly<Record<string, string>>;
  compressed: readonly string[];
}

/** Writes a site to a new folder. @param more additional files, by path @returns the path of the folder */
export async function writeFiles(
  {files, compressed}: BuiltSite,
  more: Readonly<Record<string, Buffer>> = {},
): Promise<string> {
  const root = await newFolder('site');
  for (const [path, content] of Object.entries({...files, ...more})) {
    await mkdir(dirname(join(root, path)), {recursive: true});
    await writeFile(join(root, path), content);
  }
  for (const path of compressed) {
    const content = files[path] ?? '';
    await writeFile(join(root, `${path}.br`), brotliCompressSync(content));
    await writeFile(join(root, `${path}.gz`), gzipSync(content));
  }
  return root;
}
