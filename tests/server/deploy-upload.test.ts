import {spawnSync} from 'node:child_process';
import {cp, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {serverForAll} from './setup/server';
import {FILES, writeSite} from './setup/site';

const server = serverForAll();

test('what docs/production.md has uploaded to an object store is what our server hands out', async () => {
  const guide = await readFile('docs/production.md', 'utf8');
  const [command = ''] = /^cp -R build upload && .+$/m.exec(guide) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  const build = await writeSite();
  await cp(build, join(folder, 'build'), {recursive: true});
  await writeFile(join(folder, 'build/.sbom.cdx.json'), '{}');
  // No build has these; the server keeps them to itself all the same.
  await rm(join(folder, 'build/.env'));
  await rm(join(folder, 'build/.hidden'), {recursive: true});
  expect(spawnSync('sh', ['-c', command], {cwd: folder}).status).toBe(0);
  const entries = await readdir(join(folder, 'upload'), {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => relative(join(folder, 'upload'), join(parentPath, name)))
    .filter((file) => !file.endsWith('404.html'));
  expect(files).toContain('.well-known/security.txt');
  const addresses = files.map((file) => `/${file.replace(/(^|\/)index\.html$/, '')}`);
  const statuses = await Promise.all(
    addresses.map(async (address) => [address, (await server.send(address)).status]),
  );
  // Old addresses have a page there, which our server answers with the redirect.
  expect(statuses.filter(([, status]) => status !== 200 && status !== 301)).toEqual([]);
  const served = Object.keys(FILES).filter(
    (file) => !/(^|\/)([_.](?!well-known)|form-mess)/.test(file),
  );
  expect(files).toEqual(
    expect.arrayContaining(served.filter((file) => !file.endsWith('404.html'))),
  );
  await rm(folder, {recursive: true});
  await rm(build, {recursive: true});
});
