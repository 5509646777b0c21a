import { useEffect, useState } from 'react';
import { createDelayedAction, type DelayedAction } from './delayed-action.ts';

const UNDO_MS = 5_000;

/** A decision that can be taken back for five seconds. Leaving the page sends it; closing the tab asks first. */
export function useDelayedAction() {
  const [waiting, setWaiting] = useState<DelayedAction | null>(null);
  const [delayed] = useState(() => createDelayedAction(UNDO_MS, setWaiting));
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (delayed.isWaiting()) event.preventDefault();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
      if (isUndo && delayed.undo()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      window.removeEventListener('keydown', onKeyDown);
      delayed.flush();
    };
  }, [delayed]);
  return { waiting, start: delayed.start, undo: delayed.undo };
}
