import { Suspense } from 'react';
import { lazyOrNothing } from '../../../../platform/components/lazy-optional.ts';
import { useSession } from '../../../../platform/session/use-session.ts';
import { CartMergeNotice } from './CartMergeNotice.tsx';
import { SessionEndDialog } from './SessionEndDialog.tsx';
import styles from './SessionNotices.module.css';

/** Of use to few: fetched when there is something to offer. */
const GuestOrders = lazyOrNothing(async () => (await import('../GuestOrders/GuestOrders.tsx')).GuestOrders);

/** What happened to the shopper's session, cart and orders that no page asked for: said once, wherever they are. */
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
