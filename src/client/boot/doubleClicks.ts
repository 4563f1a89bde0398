/**
 * Ignores the second click of a double click on a button that submits a form. The answer to the first may arrive in
 * between: the second would then submit the emptied form, and errors would replace the message that it was sent. It is
 * part of the boot script because the page may have been reloaded in between, and because no form is hydrated yet.
 */
export function ignoreSecondSubmits(): void {
  addEventListener(
    'click',
    (event) => {
      // The number of the click in a row of quick ones; 0 for clicks by keyboard or assistive technology.
      if (event.detail < 2 || !(event.target as Element).closest('[type=submit]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    {capture: true},
  );
}
