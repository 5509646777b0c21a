import type { Parcel as ParcelView } from '@huarong/contract/orders';
import { StatusTag } from '@huarong/ui';
import { momentText } from '../../account/index.ts';
import { CopyText } from '../CopyText/CopyText.tsx';
import styles from './Parcel.module.css';

const TONES: Partial<Record<ParcelView['status'], 'ok' | 'error'>> = { 40: 'ok', 50: 'error', 60: 'error' };

interface ParcelProps {
  parcel: ParcelView;
  /** 1 for the first of the order. */
  number: number;
}

/** Where one parcel is, the latest news first, and what lies in it. */
export const Parcel = ({ parcel, number }: ParcelProps) => (
  <article className={styles.parcel} aria-label={`包裹 ${number}`}>
    <header>
      <b>包裹 {number}</b>
      <StatusTag tone={TONES[parcel.status] ?? 'info'}>{parcel.statusText}</StatusTag>
      <span>
        {parcel.carrier} {parcel.waybillNo && <CopyText name="运单号" text={parcel.waybillNo} />}
      </span>
      {parcel.expectedText && <span className={styles.expected}>{parcel.expectedText}</span>}
    </header>
    <div className={styles.body}>
      {parcel.traces.length === 0 ? (
        <p className={styles.silent}>物流信息还没更新，刚出库的包裹约 2 小时后有第一条记录。</p>
      ) : (
        <ol>
          {parcel.traces.map(({ at, text }) => (
            <li key={at + text}>
              <time dateTime={at}>{momentText(at).slice(5)}</time>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <ul>
        {parcel.items.map((item) => (
          <li key={item.skuId}>
            {item.productName}
            <small>
              {item.skuName}　× {item.quantity}
            </small>
          </li>
        ))}
      </ul>
    </div>
  </article>
);
