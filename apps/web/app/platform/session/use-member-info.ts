import type { UserInfo } from '@huarong/contract/identity';
import { useEffect } from 'react';
import { refreshMemberInfo } from './refresh-member-info.ts';
import { useSession } from './use-session.ts';

/** userInfo of the member, loaded once per visit; null until then. */
export function useMemberInfo(): UserInfo | null {
  const { info, isSignedIn } = useSession();
  const isUnknown = isSignedIn && info === null;
  useEffect(() => {
    if (isUnknown) void refreshMemberInfo();
  }, [isUnknown]);
  return info;
}
