/** Judges dates by the clock of the site's server: a visitor's clock can be wrong. */
import {
  localToday,
  validate,
  type Files,
  type Form,
  type ValidationErrors,
  type Values,
} from '@trendsoft/forms-service/validate';

/** A visitor who sends a form does not wait longer for the server's clock. */
const TIMEOUT_MS = 5000;

/** Returns today's date in the time zone of this device, by the clock of the server; null if the server does not answer. */
async function serverToday(): Promise<string | null> {
  try {
    const {headers} = await fetch(window.location.pathname, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // A cache states for how many seconds it has had the answer.
    const age = Number(headers.get('Age') ?? 0);
    return localToday(new Date(Date.parse(headers.get('Date') ?? '') + age * 1000));
  } catch {
    return null;
  }
}

/**
 * Applies every rule of a form. If only the clock of this device speaks against a date, the server's clock decides. If that
 * is unknown, the form can be sent, and the server judges it.
 */
export async function validateByServerClock(
  form: Form,
  values: Values,
  files: Files,
): Promise<ValidationErrors> {
  const errorsOn = (today: string | null) => validate(form, values, files, today);
  const certain = errorsOn(null);
  const byDevice = errorsOn(localToday());
  const isClockNeeded = Object.keys(byDevice).length > Object.keys(certain).length;
  return isClockNeeded ? errorsOn(await serverToday()) : certain;
}
