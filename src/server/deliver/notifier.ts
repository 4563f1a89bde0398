/** Lets a loop sleep until it is notified, or until time is up. */
interface Notifier {
  notify(): void;
  /** Resolves at once when it was notified since the last wait: no notification is lost. */
  wait(ms: number): Promise<void>;
}

export function createNotifier(): Notifier {
  let notified = false;
  let wakeUp = () => {};
  return {
    notify() {
      notified = true;
      wakeUp();
    },
    async wait(ms) {
      if (!notified) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wakeUp = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      notified = false;
    },
  };
}
