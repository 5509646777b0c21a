import { useRef, useState } from 'react';

/**
 * Runs an action that takes a while and says whether it is under way, for a button's `loading`. Pressing again before
 * it ends does nothing. What must happen at every press, such as `preventDefault`, belongs before the action.
 *
 *     const [isSaving, save] = useAction(async () => { … });
 */
export function useAction<Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
): readonly [isRunning: boolean, run: (...args: Args) => Promise<void>] {
  const [isRunning, setRunning] = useState(false);
  const lock = useRef(false);
  return [isRunning, (...args) => runExclusively(lock, setRunning, () => action(...args))];
}

/** The lock is no state: state is set after the event, so two quick presses would both find the button free. */
export async function runExclusively(
  lock: { current: boolean },
  setRunning: (isRunning: boolean) => void,
  action: () => Promise<void>,
): Promise<void> {
  if (lock.current) return;
  lock.current = true;
  setRunning(true);
  try {
    await action();
  } finally {
    lock.current = false;
    setRunning(false);
  }
}
