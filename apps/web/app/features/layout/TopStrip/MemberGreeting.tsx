import { groupDigits } from '@huarong/core/shared';
import { useNavigate } from 'react-router';
import { signOut } from '../../../platform/session/sign-out.ts';
import { useMemberInfo } from '../../../platform/session/use-member-info.ts';
import { useSession } from '../../../platform/session/use-session.ts';

/** Name, card and points of the member, and the sign-out button. Loaded for members only. */
export function MemberGreeting() {
  const { nickname } = useSession();
  const info = useMemberInfo();
  const navigate = useNavigate();
  async function signOutAndGoHome() {
    await signOut();
    navigate('/');
  }
  return (
    <>
      <span>
        你好，
        <a href="/myAccount">
          <b>{nickname || '花容会员'}</b>
        </a>
      </span>
      {info && (
        <span>
          {info.cardName}会员　{groupDigits(info.points)} 积分
        </span>
      )}
      <button type="button" onClick={signOutAndGoHome}>
        退出
      </button>
    </>
  );
}
