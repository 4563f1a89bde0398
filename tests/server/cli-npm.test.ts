import {execFile} from 'node:child_process';
import {mkdtemp, readFile, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

// ASVS 5.0, 16.2.5: no personal data in logs, npm's own included.
test('npm keeps no trace of the address that was erased', async () => {
  const address = 'erased.person@example.com';
  const folder = await mkdtemp(join(tmpdir(), 'npm-'));
  try {
    const cache = join(folder, 'cache');
    const env = {...process.env, DATA_DIR: folder, npm_config_cache: cache};
    const error = await new Promise<string>((resolve) => {
      const args = ['run', 'forms', '--', 'erase', '--email', address];
      execFile('npm', args, {env}, (_failed, _out, text) => resolve(text));
    });
    // It went as far as the command.
    expect(error).toContain('There is no file');
    const entries = await readdir(cache, {recursive: true, withFileTypes: true}).catch(() => []);
    for (const entry of entries.filter((one) => one.isFile())) {
      expect(await readFile(join(entry.parentPath, entry.name), 'latin1')).not.toContain(address);
    }
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
});
