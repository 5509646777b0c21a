import type { OrderRefund } from '@huarong/contract/orders';
import { amountText, Block, momentText, type RecordColumn, RecordTable } from '../../../account/index.ts';

const STATES: Record<OrderRefund['state'], string> = {
  pending: '退款中',
  done: '已退回',
  failed: '退款未成功，客服会与你联系',
};

const REASON: RecordColumn<OrderRefund> = { label: '原因', isWide: true, cell: ({ reason }) => reason };
/** Members have a page for each return. */
const LINKED_REASON: RecordColumn<OrderRefund> = {
  ...REASON,
  cell: ({ reason, returnId }) =>
    returnId ? <a href={`/myAccount/returnDetails/${returnId}`}>{reason}</a> : reason,
};
const OTHER_COLUMNS: RecordColumn<OrderRefund>[] = [
  {
    label: '退回到',
    cell: ({ name, cardTail }) => (cardTail ? `${name} 尾号 ${cardTail}` : name),
  },
  {
    label: '时间',
    cell: ({ settledAt, requestedAt }) => momentText(settledAt ?? requestedAt),
  },
  { label: '进度', cell: ({ state }) => STATES[state] },
  { label: '金额', isAmount: true, cell: ({ amount }) => <b>{amountText(amount)}</b> },
];

interface RefundsProps {
  refunds: readonly OrderRefund[];
  isGuest?: boolean | undefined;
}

/** The refunds of a cancelled or returned order: sum, route, date and reason. */
export const Refunds = ({ refunds, isGuest }: RefundsProps) =>
  refunds.length > 0 && (
    <Block title="退款" note="按付款方式原路退回">
      <RecordTable
        label="退款"
        columns={[isGuest ? REASON : LINKED_REASON, ...OTHER_COLUMNS]}
        rows={refunds}
      />
    </Block>
  );
