/**
 * Defines `setImmediate`, which React's scheduler prefers to a message channel of its own. Firefox loses messages that
 * are under way when a page enters the back/forward cache. The scheduler never sends another one until the last has
 * arrived: after Back, a form would say "Please wait..." forever. Here, messages are sent again when the page is shown.
 */
export function defineSetImmediate(scope: Pick<typeof globalThis, 'setImmediate'> = globalThis) {
  const tasks: (() => void)[] = [];
  const {port1, port2} = new MessageChannel();
  const requestTask = () => port2.postMessage(null);

  port1.onmessage = () => tasks.shift()?.();
  scope.setImmediate = ((task: () => void) => {
    tasks.push(task);
    requestTask();
  }) as typeof setImmediate;
  // A message that was not lost finds no task.
  addEventListener('pageshow', () => tasks.forEach(requestTask));
}
