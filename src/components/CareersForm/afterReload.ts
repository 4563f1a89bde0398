const KEY = 'careers-form-sent';

/** Leaves word for the page after the reload. @returns false where storage is switched off. */
export function rememberSuccess(): boolean {
  try {
    sessionStorage.setItem(KEY, 'yes');
    return true;
  } catch {
    return false;
  }
}

/** Whether an application was sent just before this page loaded; true once only. */
export function recallSuccess(): boolean {
  try {
    const sent = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return sent;
  } catch {
    return false;
  }
}
