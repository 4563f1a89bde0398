import path from 'node:path';

/** Lays a file out as the repository's other files are. */
export async function formatted(file: string, text: string): Promise<string> {
  // Here and not above: whoever only asks for help need not wait for it.
  const {format, resolveConfig} = await import('prettier');
  return format(text, {...(await resolveConfig(path.resolve(file))), filepath: file});
}
