import type { UserInfo } from '@huarong/contract/identity';
import { useEffect } from 'react';
import { refreshMemberInfo } from './refresh-member-info.ts';
import { useSession } from './use-session.ts';

/** What the server knows of the member, asked for once a visit; null until it has answered. */
export function useMemberInfo(): UserInfo | null {
  const { info, isSignedIn } = useSession();
  const isUnknown = isSignedIn && info === null;
  useEffect(() => {
    if (isUnknown) void refreshMemberInfo();
  }, [isUnknown]);
  return info;
}
