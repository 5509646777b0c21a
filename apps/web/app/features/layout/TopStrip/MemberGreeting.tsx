import { useNavigate } from 'react-router';
import { browserApi } from '../../../platform/api/index.ts';
import { browserPlatform } from '../../../platform/browser.ts';
import { useMemberInfo } from '../../../platform/session/use-member-info.ts';
import { useSession } from '../../../platform/session/use-session.ts';

/** Who is signed in, with which card, and the way out. Fetched for members only. */
export function MemberGreeting() {
  const { nickname } = useSession();
  const info = useMemberInfo();
  const navigate = useNavigate();
  async function leaveShop() {
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
          {info.cardName}会员　{info.points.toLocaleString('zh-CN')} 积分
        </span>
      )}
      <button type="button" onClick={leaveShop}>
        退出
      </button>
    </>
  );
}

/** Signs out on the server and here. Here in any case: whoever leaves a shared computer must be gone. */
async function signOut(): Promise<void> {
  await browserApi({ quiet: true }).identity.logout({});
  browserPlatform().user.signOut();
}
