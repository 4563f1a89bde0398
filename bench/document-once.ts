/** Reads one document, and prints what that cost; starting Node and loading the code is not counted. */
import {readFileSync} from 'node:fs';
import {checkDocument} from '../src/documents';

const file = process.argv[2] ?? '';

async function main(): Promise<void> {
  const bytes = new Uint8Array(readFileSync(file));
  const before = process.cpuUsage();
  for await (const event of checkDocument(bytes))
    if (event.type === 'refused') throw new Error(`${file}: ${event.crash ?? event.reason}`);
  const {user, system} = process.cpuUsage(before);
  const {maxRSS} = process.resourceUsage();
  console.log(JSON.stringify({cpu: (user + system) / 1e6, memory: maxRSS / 1024}));
}

void main();
