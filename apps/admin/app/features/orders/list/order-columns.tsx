import type { OrderListRow } from '@huarong/contract/admin/orders';
import { Link } from 'react-router';
import { formatFen, formatRemaining, formatTime } from '../../../ui/format.ts';
import { ShopImage } from '../../../ui/product/ShopImage.tsx';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { MARK_TEXTS, paymentText, statusClass } from '../order-texts.ts';

export const orderColumns: readonly Column<OrderListRow>[] = [
  {
    id: 'order',
    label: '订单号',
    isFixed: true,
    cell: ({ orderId, subOrderId, marks }) => (
      <Link className="lnk-q no" to={`/orders/${orderId}`}>
        {marks.includes('split') ? subOrderId : orderId}
      </Link>
    ),
  },
  { id: 'placed', label: '下单', cell: ({ placedAt }) => formatTime(placedAt) },
  {
    id: 'recipient',
    label: '收件人',
    cell: ({ recipientName, recipientMobile }) => (
      <>
        {recipientName} <span className="muted">{recipientMobile}</span>
      </>
    ),
  },
  { id: 'province', label: '省份', cell: ({ province }) => province },
  {
    id: 'items',
    label: '商品',
    cell: ({ images, moreLines }) => (
      <span className="pics">
        {images.map((path) => (
          <ShopImage key={path} path={path} />
        ))}
        {moreLines > 0 && <span>+{moreLines}</span>}
      </span>
    ),
  },
  { id: 'units', label: '件', isNumber: true, cell: ({ units }) => units },
  {
    id: 'paid',
    label: '应付',
    isNumber: true,
    cell: ({ payableFen }) => <span className="money">{formatFen(payableFen)}</span>,
  },
  { id: 'payment', label: '支付', isWideOnly: true, cell: ({ paymentCode }) => paymentText(paymentCode) },
  {
    id: 'status',
    label: '状态',
    cell: ({ status, statusText }) => <span className={statusClass(status)}>{statusText}</span>,
  },
  { id: 'deadline', label: '发货时限', cell: ({ shipBy }) => <Deadline at={shipBy} /> },
  {
    id: 'marks',
    label: '标记',
    cell: ({ marks, tags }) => (
      <>
        {marks.map((mark) => (
          <span key={mark} className="tag">
            {MARK_TEXTS[mark]}
          </span>
        ))}{' '}
        {tags.map((tag) => (
          <span key={tag} className="tag tag-info">
            {tag}
          </span>
        ))}
      </>
    ),
  },
  {
    id: 'claim',
    label: '处理人',
    cell: ({ claim }) =>
      claim && (
        <span className="claim">
          <span className="av av-sm">{claim.name.slice(0, 1)}</span>
          {claim.isOwn ? '我在处理' : `${claim.name} 正在处理`}
        </span>
      ),
  },
];

export function Deadline({ at }: { at: string | null }) {
  if (at === null) return null;
  const { text, isLate, isSoon } = formatRemaining(at);
  return (
    <time dateTime={at} className={isLate ? 'due due-late' : isSoon ? 'due due-soon' : 'due'} title={text}>
      {isLate ? text : formatTime(at)}
    </time>
  );
}
