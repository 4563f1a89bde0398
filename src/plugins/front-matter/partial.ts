/** Whether a file is a part that pages share: it, or a folder of it, has a name that begins with `_`. */
export function isPartial(file: string): boolean {
  return file.split(/[\\/]/).some((part) => part.startsWith('_'));
}
