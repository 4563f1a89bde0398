/** `npm run serve`. */
import {service} from '.';

const HELP = `npm run serve

Serves the last build with working forms, at http://localhost:3000, until it gets SIGTERM or Ctrl+C. Takes no options:
environment variables configure it, such as PORT, HOST and DATA_DIR. docs/settings.md lists them.

Exit codes: 0 stopped, 1 not possible, 2 wrong usage.`;

const [word] = process.argv.slice(2);
if (word === undefined) {
  service.run();
} else if (word === '--help' || word === '-h') {
  process.stdout.write(`${HELP}\n`);
} else {
  process.stderr.write(
    `Unexpected: "${word}". Settings are environment variables. See npm run serve -- --help.\n`,
  );
  process.exitCode = 2;
}
