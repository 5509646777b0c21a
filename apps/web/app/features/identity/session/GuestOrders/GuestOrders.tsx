import { Dialog, IconButton, Notice, showToast } from '@huarong/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../../platform/api/index.ts';
import { browserPlatform } from '../../../../platform/browser.ts';
import type { GuestOrdersOffer } from '../../../../platform/session/index.ts';
import { TextButton } from '../../parts/TextButton/TextButton.tsx';
import styles from '../SessionNotices/SessionNotices.module.css';
import { ClaimForm } from './ClaimForm.tsx';

const dismiss = () => browserPlatform().user.dismiss('guestOrders');

/** Offers to add guest orders with the member's mobile to the account; the offer can be dismissed. */
export function GuestOrders({ offer: { count, claimToken } }: { offer: GuestOrdersOffer }) {
  const [isVerifying, setIsVerifying] = useState(false);
  const { revalidate } = useRevalidator();

  function onClaimed(claimedOrders: number) {
    showToast(`${claimedOrders} 笔订单已收入账户`);
    dismiss();
    // The order list may be the open page.
    void revalidate();
  }
  async function claimOrders() {
    // A password login does not verify the mobile.
    if (claimToken === undefined) return setIsVerifying(true);
    const reply = await browserApi({ quiet: true }).identity.claimGuestOrders({ claimToken });
    if (reply.ok && 'claimedOrders' in reply.value) onClaimed(reply.value.claimedOrders);
    else setIsVerifying(true);
  }
  return (
    <>
      <div role="status">
        <Notice
          tone="info"
          icon="parcel"
          title={`找到 ${count} 笔游客订单`}
          action={
            <div className={styles.links}>
              <TextButton onClick={claimOrders}>收入账户</TextButton>
              <IconButton icon="close" label="暂不收入" size="sm" frame="plain" onClick={dismiss} />
            </div>
          }
        >
          用你的手机号、未登录时下的单，收入账户后可在我的订单查看。
        </Notice>
      </div>
      <Dialog open={isVerifying} onClose={() => setIsVerifying(false)} title="验证手机号" size="sm">
        <ClaimForm onDone={onClaimed} />
      </Dialog>
    </>
  );
}
