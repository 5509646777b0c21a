import type { OrderLine, Parcel as ParcelView } from '@huarong/contract/orders';
import { ParcelStatus } from '@huarong/core/orders';
import { STORE } from '@huarong/core/shared';
import { StatusTag } from '@huarong/ui';
import { NotificationLine, ProductCell } from '../../../account/index.ts';
import { ProductImage } from '../../../catalogue/index.ts';
import { CopyText } from '../../CopyText/CopyText.tsx';
import styles from './Parcel.module.css';

const TONES: Partial<Record<ParcelView['status'], 'ok' | 'error'>> = {
  [ParcelStatus.Delivered]: 'ok',
  [ParcelStatus.Exception]: 'error',
  [ParcelStatus.ReturnedToSender]: 'error',
};

interface ParcelProps {
  parcel: ParcelView;
  /** 1 for the first parcel of the order. */
  number: number;
  /** The lines of its order: they have the images. */
  lines: readonly OrderLine[];
}

/** The tracking events of one parcel, latest first, and its items. */
export const Parcel = ({ parcel, number, lines }: ParcelProps) => (
  <article className={styles.parcel} aria-label={`包裹 ${number}`}>
    <header>
      <b>包裹 {number}</b>
      <StatusTag tone={TONES[parcel.status] ?? 'info'}>{parcel.statusText}</StatusTag>
      <span>
        {parcel.carrier}
        {parcel.carrierPhone !== undefined && `（电话 ${parcel.carrierPhone}）`}{' '}
        {parcel.waybillNo && <CopyText name="运单号" text={parcel.waybillNo} />}
      </span>
      {parcel.expectedText && <span className={styles.expected}>{parcel.expectedText}</span>}
    </header>
    <div className={styles.body}>
      {parcel.traces.length === 0 ? (
        <p className={styles.empty}>
          物流信息还没更新，刚出库的包裹约 {STORE.parcels.firstTraceHours} 小时后有第一条记录。
        </p>
      ) : (
        <NotificationLine label={`包裹 ${number} 的物流`} entries={parcel.traces} />
      )}
      <ul>
        {parcel.items.map((item) => (
          <li key={item.skuId}>
            <ProductCell
              image={<ProductImage path={imageOf(lines, item.skuId)} alt="" sizes="56px" />}
              name={item.productName}
            >
              <small>
                {item.skuName}　× {item.quantity}
              </small>
            </ProductCell>
          </li>
        ))}
      </ul>
    </div>
  </article>
);

const imageOf = (lines: readonly OrderLine[], skuId: string) =>
  lines.find((line) => line.skuId === skuId)?.skuImagePath ?? '/pictures/none.svg';
