import type { ReturnSummary } from '@huarong/contract/returns';
import { isEndedWithoutRefund, ReturnStatus } from '@huarong/core/returns';
import { StatusTag } from '@huarong/ui';
import {
  amountText,
  ProductCell,
  type RecordColumn,
  RecordTable,
  shortMomentText,
} from '../../../account/index.ts';
import { ProductImage } from '../../../catalogue/index.ts';
import styles from '../../returns.module.css';
import { isZeroAmount } from '../../texts/return-texts.ts';
import { returnTone } from '../../texts/return-tone.ts';
import { returnDetailPath } from '../returns-query.ts';

const COLUMNS: RecordColumn<ReturnSummary>[] = [
  {
    label: '商品',
    isWide: true,
    cell: ({ items }) =>
      items.map((item) => (
        <ProductCell
          key={item.returnSkuId}
          image={<ProductImage path={item.skuImagePath} alt="" sizes="56px" />}
          name={item.productName}
        >
          <small>
            {item.skuName}　× {item.quantity}
          </small>
        </ProductCell>
      )),
  },
  {
    label: '退货单',
    cell: ({ returnId, kindText, createdAt }) => (
      <>
        {returnId}
        <small>
          {kindText}　{shortMomentText(createdAt)}
        </small>
      </>
    ),
  },
  { label: '退款', isAmount: true, cell: (each) => refundText(each) },
  {
    label: '状态',
    isWide: true,
    cell: ({ returnStatus, statusText, nextText }) => (
      <div className={styles.status}>
        <StatusTag tone={returnTone(returnStatus)}>{statusText}</StatusTag>
        <small>{nextText}</small>
      </div>
    ),
  },
  {
    label: '操作',
    isAmount: true,
    cell: (each) => (
      <a href={returnDetailPath(each.returnId)} aria-label={`${actionText(each)}：退货单 ${each.returnId}`}>
        {actionText(each)}
      </a>
    ),
  },
];

/** Returns with their status and next step. */
export const ReturnTable = ({ returns }: { returns: readonly ReturnSummary[] }) => (
  <div className={styles.list}>
    <RecordTable label="退货" columns={COLUMNS} rows={returns} isTall />
  </div>
);

/** Exchanges and withdrawn returns have no refund. */
const refundText = ({ returnStatus, refundTotal }: ReturnSummary) =>
  isEndedWithoutRefund(returnStatus) || isZeroAmount(refundTotal) ? '—' : amountText(refundTotal);

const actionText = ({ returnStatus }: ReturnSummary) =>
  returnStatus === ReturnStatus.AwaitingShipment ? '填运单' : '查看';
