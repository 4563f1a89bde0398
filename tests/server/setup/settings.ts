/** Settings that are right, and files for those that are secret. */
import {generateKeyPairSync} from 'node:crypto';
import {chmod, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

export const MAIL = {
  SMTP_URL: 'smtp://user:hunter2@mail.example:587',
  MAIL_FROM: 'website@example.com',
  MAIL_TO: 'sales@example.com',
};

const {privateKey} = generateKeyPairSync('rsa', {modulusLength: 2048});
export const CREDENTIALS = {
  client_email: 'forms@project.iam.gserviceaccount.com',
  private_key: privateKey.export({type: 'pkcs8', format: 'pem'}).toString(),
  token_uri: 'https://oauth2.googleapis.com/token',
};
export const SHEET = {
  SHEET_ID: '1aB2cD3eF4gH5iJ6kL7mN8oP9qR0sT1uV2wX3yZ4',
  SHEET_CREDENTIALS: JSON.stringify(CREDENTIALS),
};

/** For the tests of a file: what writes a secret into a file of its own, and returns its path. */
export function secretFiles() {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'settings-'));
  });
  afterAll(() => rm(folder, {recursive: true, force: true}));
  return async (secret: string, mode = 0o600): Promise<string> => {
    const path = join(folder, mode.toString(8));
    await writeFile(path, secret);
    await chmod(path, mode);
    return path;
  };
}
