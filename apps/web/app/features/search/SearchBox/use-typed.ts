import { decodeKeyword } from '@huarong/core/search';
import { useState } from 'react';
import { useLocation } from 'react-router';

const RESULTS = /^\/(search|hot)\/?$/;

/** What stands in the box. A page of results begins with its own word there, and leaving it takes the word away. */
export function useTyped() {
  const { pathname, search } = useLocation();
  const sought = RESULTS.test(pathname) ? decodeKeyword(new URLSearchParams(search).get('k')) : '';
  const [shown, setShown] = useState(sought);
  const [typed, setTyped] = useState(sought);
  if (shown !== sought) {
    setShown(sought);
    setTyped(sought);
  }
  return [typed, setTyped] as const;
}
