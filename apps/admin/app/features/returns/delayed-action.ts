export interface DelayedAction {
  id: string;
  /** 已同意 蒋** 的换货申请 */
  text: string;
  send: () => Promise<void>;
}

/**
 * Holds one decision for some seconds before it is sent, so that it can be taken back. The next decision, or leaving the
 * page, sends the one that waits at once.
 */
export function createDelayedAction(delayMs: number, onChange: (waiting: DelayedAction | null) => void) {
  let waiting: DelayedAction | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (action: DelayedAction | null) => {
    clearTimeout(timer);
    waiting = action;
    onChange(action);
  };
  const flush = () => {
    const action = waiting;
    if (!action) return;
    set(null);
    void action.send();
  };
  return {
    start(action: DelayedAction) {
      flush();
      set(action);
      timer = setTimeout(flush, delayMs);
    },
    /** Takes the decision back; false when there is none left to take back. */
    undo(): boolean {
      if (!waiting) return false;
      set(null);
      return true;
    },
    flush,
    isWaiting: () => waiting !== null,
  };
}
