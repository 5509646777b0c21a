import { Dialog, IconButton, Notice, showToast } from '@huarong/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../../platform/api/index.ts';
import { browserPlatform } from '../../../../platform/browser.ts';
import type { GuestOrdersOffer } from '../../../../platform/session/index.ts';
import { TextButton } from '../../parts/TextButton/TextButton.tsx';
import styles from '../SessionNotices/SessionNotices.module.css';
import { ClaimForm } from './ClaimForm.tsx';

const putAside = () => browserPlatform().user.putAside('guestOrders');

/** Orders she placed with her mobile without signing in, offered to the account; not now is an answer, too. */
export function GuestOrders({ offer: { count, claimToken } }: { offer: GuestOrdersOffer }) {
  const [isProving, setIsProving] = useState(false);
  const { revalidate } = useRevalidator();

  function tell(claimedOrders: number) {
    showToast(`${claimedOrders} 笔订单已收入账户`);
    putAside();
    // The list of orders may be the page that is open.
    void revalidate();
  }
  async function take() {
    // A login by password has proved the password, not the mobile.
    if (claimToken === undefined) return setIsProving(true);
    const reply = await browserApi({ quiet: true }).identity.claimGuestOrders({ claimToken });
    if (reply.ok && 'claimedOrders' in reply.value) tell(reply.value.claimedOrders);
    else setIsProving(true);
  }
  return (
    <>
      <div role="status">
        <Notice
          tone="info"
          icon="parcel"
          title={`找到 ${count} 笔游客订单`}
          action={
            <div className={styles.ways}>
              <TextButton onClick={take}>收入账户</TextButton>
              <IconButton icon="close" label="暂不收入" size="sm" frame="plain" onClick={putAside} />
            </div>
          }
        >
          用你的手机号、未登录时下的单，收入账户后可在我的订单查看。
        </Notice>
      </div>
      <Dialog open={isProving} onClose={() => setIsProving(false)} title="验证手机号" size="sm">
        <ClaimForm onDone={tell} />
      </Dialog>
    </>
  );
}
