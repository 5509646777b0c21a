import { useEffect, useState } from 'react';

/** Whether the buyer has left this page for the app that pays, and is back. */
export function useReturnFromApp(hasOpened: boolean): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (!hasOpened) return;
    const onShown = () => {
      if (document.visibilityState === 'visible') setBack(true);
    };
    document.addEventListener('visibilitychange', onShown);
    // The page is shown again as it was left.
    window.addEventListener('pageshow', onShown);
    return () => {
      document.removeEventListener('visibilitychange', onShown);
      window.removeEventListener('pageshow', onShown);
    };
  }, [hasOpened]);
  return isBack;
}
