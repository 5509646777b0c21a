import { ReturnDetails } from '../../returns/index.ts';
import { GuestPage } from '../GuestPage/GuestPage.tsx';
import type { GuestData } from '../guest-order-data.ts';
import { guestOrderPath } from '../guest-paths.ts';

type GuestReturnDetailProps = Extract<GuestData, { page: 'returnDetails' }>;

export const GuestReturnDetail = ({ detail: shown }: GuestReturnDetailProps) => (
  <GuestPage title="退货详情" orderId={shown.orderId} note={`退货单 ${shown.returnId}`}>
    <ReturnDetails detail={shown} orderPath={guestOrderPath(shown.orderId)} />
  </GuestPage>
);
