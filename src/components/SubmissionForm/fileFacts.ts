import {
  cleanFileName,
  type FileFacts,
  type FileKindName,
  type Files,
} from '@trendsoft/forms-service/validate';

const loadReader = () =>
  import(/* webpackChunkName: "late-file-kind" */ '@trendsoft/forms-service/read-file-kind');

/** Creates a function that returns what the rules need to know about chosen files. It reads each file once. */
export function createFileFacts() {
  const kinds = new WeakMap<File, FileKindName>();

  /** @returns undefined if the script did not load: then the server judges the file @throws if it cannot be read */
  async function kindOf(file: File): Promise<FileKindName | undefined> {
    const known = kinds.get(file);
    const reader = await loadReader().catch(() => undefined);
    if (known || !reader) return known;
    const read = async (start: number, end: number) =>
      new Uint8Array(await file.slice(start, end).arrayBuffer());
    const kind = await reader.readFileKind({name: file.name, size: file.size, read});
    kinds.set(file, kind);
    return kind;
  }

  async function factsOf(file: File): Promise<FileFacts> {
    const facts = {name: cleanFileName(file.name), size: file.size};
    if (file.size === 0) return facts;
    try {
      return {...facts, kind: await kindOf(file)};
    } catch {
      // A folder has no type. A file of a known type was changed or moved since it was chosen, which sending reports.
      return file.type === '' ? {...facts, isUnreadable: true} : facts;
    }
  }

  return async (chosen: Readonly<Record<string, readonly File[]>>): Promise<Files> => {
    const fields = Object.entries(chosen).map(
      async ([field, files]) => [field, await Promise.all(files.map(factsOf))] as const,
    );
    return Object.fromEntries(await Promise.all(fields));
  };
}
