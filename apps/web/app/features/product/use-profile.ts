import type { Profile } from '@huarong/contract/account';
import { useEffect, useState } from 'react';
import { browserApi } from '../../platform/api/index.ts';
import { useSession } from '../../platform/session/use-session.ts';

/** The profile of the member; null for visitors and until it is loaded. */
export function useProfile(): Profile | null {
  const { isSignedIn } = useSession();
  const [profile, setProfile] = useState<Profile | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    void browserApi({ quiet: true })
      .account.profile({})
      .then((reply) => reply.ok && setProfile(reply.value));
  }, [isSignedIn]);
  return isSignedIn ? profile : null;
}
