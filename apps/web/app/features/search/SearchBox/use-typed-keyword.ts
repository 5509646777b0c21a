import { decodeKeyword } from '@huarong/core/search';
import { useState } from 'react';
import { useLocation } from 'react-router';

const RESULTS_PATH = /^\/(search|hot)\/?$/;

/** What stands in the box. A page of results begins with its own word there, and leaving it takes the word away. */
export function useTypedKeyword() {
  const { pathname, search } = useLocation();
  const keyword = RESULTS_PATH.test(pathname) ? decodeKeyword(new URLSearchParams(search).get('k')) : '';
  const [lastKeyword, setLastKeyword] = useState(keyword);
  const [typed, setTyped] = useState(keyword);
  if (lastKeyword !== keyword) {
    setLastKeyword(keyword);
    setTyped(keyword);
  }
  return [typed, setTyped] as const;
}
