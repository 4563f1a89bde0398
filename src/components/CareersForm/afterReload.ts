const KEY = 'careers-form-sent';

/** Leaves word for the page after the reload. @returns false where storage is switched off. */
export function rememberSuccess(reference = ''): boolean {
  try {
    sessionStorage.setItem(KEY, reference);
    return true;
  } catch {
    return false;
  }
}

/** The application that was sent just before this page loaded; once only. */
export function recallSuccess(): {reference: string} | undefined {
  try {
    const reference = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return reference === null ? undefined : {reference};
  } catch {
    return undefined;
  }
}
