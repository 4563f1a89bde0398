import {cleanFileName, type FileFacts, type FileKindName, type Files} from '../../forms';

const loadReader = () =>
  import(/* webpackChunkName: "late-file-kind" */ '../../forms/read-file-kind');

/** Creates a function that returns what the rules need to know about chosen files. It reads each file once. */
export function createFileFacts() {
  const kinds = new WeakMap<File, FileKindName>();

  async function kindOf(file: File): Promise<FileKindName | undefined> {
    const known = kinds.get(file);
    if (known || file.size === 0) return known;
    try {
      const {readFileKind} = await loadReader();
      const read = async (start: number, end: number) =>
        new Uint8Array(await file.slice(start, end).arrayBuffer());
      const kind = await readFileKind({name: file.name, size: file.size, read});
      kinds.set(file, kind);
      return kind;
    } catch {
      // The script did not load, or the file was moved: the server judges it.
      return undefined;
    }
  }

  const factsOf = async (file: File): Promise<FileFacts> => ({
    name: cleanFileName(file.name),
    size: file.size,
    kind: await kindOf(file),
  });

  return async (chosen: Readonly<Record<string, readonly File[]>>): Promise<Files> => {
    const fields = Object.entries(chosen).map(
      async ([field, files]) => [field, await Promise.all(files.map(factsOf))] as const,
    );
    return Object.fromEntries(await Promise.all(fields));
  };
}
