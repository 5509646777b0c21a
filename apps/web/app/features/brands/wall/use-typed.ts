import { useState } from 'react';

/** What stands in the field: typed freely, and set anew whenever the address itself brings another word. */
export function useTyped(written: string) {
  const [typed, setTyped] = useState(written);
  const [known, setKnown] = useState(written);
  if (known !== written) {
    setKnown(written);
    setTyped(written);
  }
  return [typed, setTyped] as const;
}
