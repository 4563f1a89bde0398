/** The server as a program: the built site and the forms service behind it. */
import {startupMessage} from './startup-message';
import {startService} from './service';
import {SettingError, readSettings} from './settings';
import {UnsafeSettingsError, refuseUnsafe, unsafeSettings} from './settings/production';
import {MissingBuildError} from './site/site';
import {StoreUnavailableError} from './store/store';
import {STOP_GRACE_MS} from './http/timeouts';

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const unsafe = unsafeSettings(settings, process.env);
  refuseUnsafe(unsafe, process.env);
  const service = await startService(settings);
  console.log(startupMessage(service, settings, unsafe));

  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    // npm hands on what the terminal or the service manager has sent to every process already.
    if (stopping) return;
    stopping = true;
    console.log(`${signal}: finishing what is under way, then stopping.`);
    setTimeout(() => process.exit(1), STOP_GRACE_MS).unref();
    void service.stop().then(() => {
      console.log('Stopped.');
      process.exit(0);
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

const KNOWN = [SettingError, UnsafeSettingsError, MissingBuildError, StoreUnavailableError];

/** A sentence for what an operator can put right; undefined for a bug. */
function explain(error: unknown): string | undefined {
  const {code, message} = error as NodeJS.ErrnoException;
  if (KNOWN.some((kind) => error instanceof kind)) return message;
  if (code === 'EADDRINUSE') {
    return 'That port is in use. Stop the other program, or choose another port: PORT=3001';
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') return `Cannot listen there: ${message}`;
  return undefined;
}

/** Starts the server, and stops it when the process is told to; ends the process when it cannot be started. */
export function runServer(): void {
  start().catch((error: unknown) => {
    console.error(explain(error) ?? error);
    process.exit(1);
  });
}
