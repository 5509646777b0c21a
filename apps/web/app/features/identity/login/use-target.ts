import { safeHistoryLocation } from '@huarong/core/identity';
import { type RefObject, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../../platform/session/use-session.ts';

/** Where the shopper wanted to go before the login page came up; a page of this shop, whatever the address says. */
export function useReturnPath(): string {
  const [query] = useSearchParams();
  return safeHistoryLocation(query.get('historyLocation'));
}

/** Whoever is signed in has no business here: on to where they wanted to go. */
export function useRedirectWhenSignedIn(target: RefObject<string>): void {
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  useEffect(() => {
    if (isSignedIn) navigate(target.current, { replace: true });
  }, [isSignedIn, target, navigate]);
}
