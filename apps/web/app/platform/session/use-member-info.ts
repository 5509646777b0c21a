import type { UserInfo } from '@huarong/contract/identity';
import { useEffect } from 'react';
import { browserApi } from '../api/index.ts';
import { fillMember } from './fill-member.ts';
import { useSession } from './use-session.ts';

/** What the server knows of the member, asked for once a visit; null until it has answered. */
export function useMemberInfo(): UserInfo | null {
  const { info, isSignedIn } = useSession();
  const isUnknown = isSignedIn && info === null;
  useEffect(() => {
    if (!isUnknown) return;
    void browserApi({ quiet: true })
      .identity.userInfo({}, { abortKey: 'userInfo' })
      .then((reply) => reply.ok && fillMember(reply.value));
  }, [isUnknown]);
  return info;
}
