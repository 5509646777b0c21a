import { safeHistoryLocation } from '@huarong/core/identity';
import { type RefObject, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../../platform/session/use-session.ts';

/** The page to return to after login; always a path of this shop. */
export function useReturnPath(): string {
  const [query] = useSearchParams();
  return safeHistoryLocation(query.get('historyLocation'));
}

/** Redirects signed-in members away from the login pages. */
export function useRedirectWhenSignedIn(target: RefObject<string>): void {
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  useEffect(() => {
    if (isSignedIn) navigate(target.current, { replace: true });
  }, [isSignedIn, target, navigate]);
}
