import { safeHistoryLocation } from '@huarong/core/identity';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../../platform/session/use-session.ts';

/** The page to return to after login; always a path of this shop. */
export function useReturnPath(): string {
  const [query] = useSearchParams();
  const opener = useSyncExternalStore(neverChanges, openerOfDocument, () => null);
  return safeHistoryLocation(query.get('historyLocation') ?? opener);
}

const neverChanges = () => () => {};

/** The page of this shop whose link loaded this address as a whole page: pressed before scripts could add historyLocation. */
function openerOfDocument(): string | null {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!document.referrer || !loaded || new URL(loaded.name).pathname !== window.location.pathname)
    return null;
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === window.location.origin ? pathname + search : null;
}

/** Redirects signed-in members away from the login pages. The result may be changed to another target. */
export function useRedirectWhenSignedIn(path: string): RefObject<string> {
  const target = useRef(path);
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  useEffect(() => {
    target.current = path;
  }, [path]);
  useEffect(() => {
    if (isSignedIn) navigate(target.current, { replace: true });
  }, [isSignedIn, navigate]);
  return target;
}
