import { useState } from 'react';

/** What stands in the field: typed freely, and set anew whenever the address itself brings another word. */
export function useTypedText(initial: string) {
  const [typed, setTyped] = useState(initial);
  const [lastInitial, setLastInitial] = useState(initial);
  if (lastInitial !== initial) {
    setLastInitial(initial);
    setTyped(initial);
  }
  return [typed, setTyped] as const;
}
