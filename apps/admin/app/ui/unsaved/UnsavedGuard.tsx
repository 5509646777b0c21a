import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Dialog } from '../Dialog.tsx';

interface UnsavedGuardProps {
  isDirty: boolean;
  /** 19 格没有保存 */
  text: string;
  onDiscard?: () => void;
}

/** Asks before a page with unsaved work is left: by a link, by the browser's buttons, by closing the tab. */
export function UnsavedGuard({ isDirty, text, onDiscard }: UnsavedGuardProps) {
  const blocker = useBlocker(isDirty);
  useEffect(() => {
    if (!isDirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title="离开这一页吗"
      size="sm"
      onClose={() => blocker.reset()}
      actions={
        <span className="right row">
          <button type="button" className="btn" onClick={() => blocker.reset()}>
            留在这一页
          </button>
          <button
            type="button"
            className="btn btn-danger-fill"
            onClick={() => {
              onDiscard?.();
              blocker.proceed();
            }}
          >
            放弃并离开
          </button>
        </span>
      }
    >
      <p>{text}，离开后就没有了。</p>
    </Dialog>
  );
}
