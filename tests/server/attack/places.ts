/** The places for uploads, which a connection that ends has to give back. */
import {setTimeout as pause} from 'node:timers/promises';
import {careers} from '../../../src/forms/tables';
import {mostUploads} from '../../../src/server/forms/uploads';
import type {Target} from './case';
import {apply} from './requests';
import {exchange} from './wire';

const MOST_UPLOADS = mostUploads(careers.fields.file.size).all;

/** The places for uploads that can be taken at once; nobody keeps one for long. */
export async function takesUploads({serverPort}: Target): Promise<number> {
  for (let attempt = 0; ; attempt += 1) {
    const found = await Promise.all(
      [2, 3, 4, 5].flatMap((end) =>
        [0, 1].map(async () => {
          const [answer] = await exchange(serverPort, apply(), {from: `127.0.0.${end}`});
          return answer?.status;
        }),
      ),
    );
    const taken = found.filter((status) => status === 200).length;
    if (taken === MOST_UPLOADS || attempt === 20) return taken;
    await pause(200);
  }
}

/** @returns what is wrong when some are gone. */
export async function hasAllPlaces(target: Target): Promise<string | undefined> {
  const places = await takesUploads(target);
  return places === MOST_UPLOADS ? undefined : `${places} places for uploads are left`;
}
