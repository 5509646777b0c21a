import { ReturnDetails } from '../../returns/index.ts';
import { GuestPage } from '../GuestPage/GuestPage.tsx';
import type { GuestData } from '../guest-order-data.ts';
import { guestOrderPath } from '../guest-paths.ts';

type GuestReturnDetailProps = Extract<GuestData, { page: 'returnDetails' }>;

export const GuestReturnDetail = ({ detail }: GuestReturnDetailProps) => (
  <GuestPage title="退货详情" orderId={detail.orderId} note={`退货单 ${detail.returnId}`}>
    <ReturnDetails detail={detail} orderPath={guestOrderPath(detail.orderId)} />
  </GuestPage>
);
