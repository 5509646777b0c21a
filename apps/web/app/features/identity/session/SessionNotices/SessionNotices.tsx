import { Suspense } from 'react';
import { lazyOptional } from '../../../../platform/components/lazy-optional.ts';
import { useSession } from '../../../../platform/session/use-session.ts';
import { CartMergeNotice } from './CartMergeNotice.tsx';
import { SessionEndDialog } from './SessionEndDialog.tsx';
import styles from './SessionNotices.module.css';

/** Rarely needed: loaded when there is an offer. */
const GuestOrders = lazyOptional(async () => (await import('../GuestOrders/GuestOrders.tsx')).GuestOrders);

/** Notices about session, merged cart and guest orders; each is shown once, on any page. */
export function SessionNotices() {
  const { currentErrorCode, cartMerge, guestOrders } = useSession();
  return (
    <>
      {currentErrorCode !== null && <SessionEndDialog code={currentErrorCode} />}
      {(cartMerge || guestOrders) && (
        <div className={styles.corner}>
          {cartMerge && <CartMergeNotice merge={cartMerge} />}
          {guestOrders && (
            <Suspense>
              <GuestOrders offer={guestOrders} />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
}
