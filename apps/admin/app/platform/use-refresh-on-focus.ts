import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Reads the page again when somebody comes back to its window: colleagues have worked meanwhile. */
export function useRefreshOnFocus() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => void revalidate();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [revalidate]);
}
