import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 1_000;

/** Reads the page again every second while something runs. */
export function usePoll(isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void revalidate(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}
