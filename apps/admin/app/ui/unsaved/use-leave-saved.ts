import { flushSync } from 'react-dom';
import { type NavigateOptions, useNavigate } from 'react-router';

/** Leaves a page whose work is saved: marks that at once, because `UnsavedGuard` asks about unsaved work otherwise. */
export function useLeaveSaved(markSaved: () => void) {
  const navigate = useNavigate();
  return (path: string, options?: NavigateOptions) => {
    flushSync(markSaved);
    return navigate(path, options);
  };
}
