import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const PAUSE_MS = 1_000;

/**
 * Reads the page again a second after each answer while something runs. An answer is a new object; that a reading is under way
 * is no sign, because a busy page may show its begin and its end at once.
 */
export function usePoll(answer: object, isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer asks for the next
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => void revalidate(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [answer, isRunning, revalidate]);
}
