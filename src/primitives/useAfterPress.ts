import {useEffect, useState} from 'react';

/** Events that begin a press. A tap begins a second one: browsers fire its mouse events after the pointer's. */
const STARTS = ['pointerdown', 'mousedown'] as const;
/** Events that end it. */
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'contextmenu', 'dragend'] as const;

type Task = () => void;

export type Press = ReturnType<typeof createPress>;

/** Creates an object that knows whether a pointer is down, and postpones tasks until its press has ended. */
export function createPress() {
  let isDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tasks: Task[] = [];

  function start(): void {
    clearTimeout(timer);
    isDown = true;
  }

  function end(): void {
    // The click follows in the same task of the browser.
    clearTimeout(timer);
    timer = setTimeout(endNow);
  }

  function endNow(): void {
    clearTimeout(timer);
    isDown = false;
    const due = tasks;
    tasks = [];
    for (const task of due) task();
  }

  /** A pointer that chooses from a list or moves a scroll bar may never be reported as released. */
  function endIfReleased({buttons}: PointerEvent): void {
    if (isDown && buttons === 0) end();
  }

  return {
    /** Runs a task after the press and its click; at once if no pointer is down. */
    run(task: Task): void {
      if (isDown) tasks.push(task);
      else task();
    },
    /** Forgets the tasks that wait. */
    cancel(): void {
      tasks = [];
    },
    /** Starts to listen. @returns a function that stops, and forgets the tasks that wait */
    observe(): () => void {
      const controller = new AbortController();
      const options = {capture: true, passive: true, signal: controller.signal};
      for (const type of STARTS) document.addEventListener(type, start, options);
      for (const type of ENDS) document.addEventListener(type, end, options);
      document.addEventListener('keydown', endNow, options);
      document.addEventListener('pointermove', endIfReleased, options);
      return () => {
        controller.abort();
        clearTimeout(timer);
        isDown = false;
        tasks = [];
      };
    },
  };
}

/**
 * Returns a press whose tasks may move the page. A pointer that presses a button takes the focus from a field; if the
 * field's message then moved the button, press and release would have different targets, and no click would be fired.
 *
 * A virtual keyboard is no case of its own: a tap fires all its mouse events and its click at once, and the keyboard
 * closes later.
 */
export function useAfterPress(): Press {
  const [press] = useState(createPress);
  useEffect(() => press.observe(), [press]);
  return press;
}
