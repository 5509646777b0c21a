import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** Draws its children once the page is alive and has a moment to spare; they are no part of the page everyone shares. */
export function WhenAlive({ children }: { children: ReactNode }) {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAlive(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  return isAlive ? <Suspense>{children}</Suspense> : null;
}
