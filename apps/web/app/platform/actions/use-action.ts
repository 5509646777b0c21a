import { useRef, useState } from 'react';

/**
 * Runs an action that takes a while and says whether it is under way, for a button's `loading`. Pressing again before
 * it ends does nothing: state is set after the event, so two quick presses would both find the button free.
 *
 *     const [isSaving, save] = useAction(async () => { … });
 */
export function useAction<Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
): readonly [isRunning: boolean, run: (...args: Args) => Promise<void>] {
  const [isRunning, setRunning] = useState(false);
  const isStarted = useRef(false);

  async function run(...args: Args) {
    if (isStarted.current) return;
    isStarted.current = true;
    setRunning(true);
    try {
      await action(...args);
    } finally {
      isStarted.current = false;
      setRunning(false);
    }
  }
  return [isRunning, run];
}
