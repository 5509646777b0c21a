import type { Returnable } from '@huarong/contract/returns';
import { ButtonLink } from '@huarong/ui';
import {
  amountText,
  ProductCell,
  type RecordColumn,
  RecordTable,
  shortDayText,
} from '../../../account/index.ts';
import { BundleParts, linePath, ProductImage } from '../../../catalogue/index.ts';
import styles from '../../returns.module.css';
import { shortOrderNumber } from '../../texts/return-texts.ts';
import { applyPath } from '../returns-query.ts';
import { isReturnableWithoutReason, ReturnDeadline } from './ReturnDeadline.tsx';

const COLUMNS: RecordColumn<Returnable>[] = [
  {
    label: '商品',
    isWide: true,
    cell: (line) => (
      <ProductCell
        image={<ProductImage path={line.skuImagePath} alt="" sizes="56px" />}
        brand={`${line.brandNameEN} ${line.brandNameCN}`}
        name={line.productName}
        href={linePath(line)}
      >
        <small>
          {line.skuName}　{quantityText(line)}
        </small>
        <BundleParts line={line} />
      </ProductCell>
    ),
  },
  {
    label: '订单',
    cell: ({ orderId, signedAt }) => (
      <>
        <a href={`/myOrderList/${orderId}`} title={orderId}>
          {shortOrderNumber(orderId)}
        </a>
        <small>{shortDayText(signedAt)}签收</small>
      </>
    ),
  },
  { label: '实付分摊', isAmount: true, cell: ({ paidShare }) => amountText(paidShare) },
  { label: '可退到', isWide: true, cell: (line) => <ReturnDeadline line={line} /> },
  {
    label: '操作',
    isAmount: true,
    cell: (line) => (
      <ButtonLink
        href={applyPath(line.subOrderId, line.returnSkuId)}
        size="sm"
        kind={isReturnableWithoutReason(line) ? 'line' : 'soft'}
        aria-label={`${actionText(line)}：${line.productName}`}
      >
        {actionText(line)}
      </ButtonLink>
    ),
  },
];

/** Returnable items with their deadlines. */
export const ReturnableTable = ({ lines }: { lines: readonly Returnable[] }) => (
  <div className={styles.list}>
    <RecordTable label="可申请退货的商品" columns={COLUMNS} rows={lines} isTall />
  </div>
);

const actionText = (line: Returnable) => (isReturnableWithoutReason(line) ? '申请退货' : '质量问题');

const quantityText = ({ quantity, bought }: Returnable) =>
  quantity === bought ? `可退 ${quantity} 件` : `可退 ${quantity} 件，${bought - quantity} 件已申请`;
