import {FileChangedError, readChosenFile} from './chosenFile';

function fileReadBy(arrayBuffer: () => Promise<ArrayBuffer>): File {
  return Object.assign(new File(['abc'], 'cv.pdf'), {arrayBuffer});
}

test('the bytes of an unchanged file are returned', async () => {
  const bytes = new ArrayBuffer(3);
  expect(await readChosenFile(fileReadBy(async () => bytes))).toBe(bytes);
});

test.each([
  {what: 'was deleted', arrayBuffer: () => Promise.reject(new Error('NotFoundError'))},
  {what: 'has another size', arrayBuffer: async () => new ArrayBuffer(4)},
])('a file that $what is reported as changed', async ({arrayBuffer}) => {
  await expect(readChosenFile(fileReadBy(arrayBuffer))).rejects.toThrow(FileChangedError);
});
