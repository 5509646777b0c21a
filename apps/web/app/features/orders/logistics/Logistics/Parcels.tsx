import type { OrderLine, Parcel as ParcelView } from '@huarong/contract/orders';
import { STORE } from '@huarong/core/shared';
import { Button, EmptyState, Loading, Skeleton } from '@huarong/ui';
import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import { Parcel } from '../Parcel/Parcel.tsx';

type ParcelsState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'loaded'; parcels: ParcelView[] };

export interface ParcelItem {
  subOrderId: string;
  skuId: string;
}

interface ParcelsProps {
  orderId: string;
  lines: readonly OrderLine[];
  /** Shows only the parcels with this item. */
  item?: ParcelItem | undefined;
}

/** Loads the parcels each time it opens: the page behind may be an hour old. */
export function Parcels({ orderId, lines, item }: ParcelsProps) {
  const [state, setState] = useState<ParcelsState>({ kind: 'loading' });
  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    const reply = await browserApi({ quiet: true }).orders.getDelivery({ orderId });
    setState(
      reply.ok
        ? { kind: 'loaded', parcels: reply.value.parcels }
        : { kind: 'failed', message: reply.refusal.message },
    );
  }, [orderId]);
  useEffect(() => void load(), [load]);

  if (state.kind === 'loading')
    return (
      <Loading>
        <Skeleton shape="text" width="wide" />
        <Skeleton shape="text" width="half" />
      </Loading>
    );
  const reloadButton = (label: string) => (
    <Button size="sm" onClick={() => void load()}>
      {label}
    </Button>
  );
  if (state.kind === 'failed')
    return (
      <EmptyState icon="warning" title="物流没有查到" actions={reloadButton('重试')}>
        {state.message}
      </EmptyState>
    );
  if (state.parcels.length === 0)
    return (
      <EmptyState icon="truck" title="物流信息还没更新" actions={reloadButton('刷新')}>
        刚出库的包裹约 {STORE.parcels.firstTraceHours} 小时后有第一条记录。
      </EmptyState>
    );
  return state.parcels
    .map((parcel, index) => ({ parcel, number: index + 1 }))
    .filter(({ parcel }) => item === undefined || hasItem(parcel, item))
    .map(({ parcel, number }) => <Parcel key={parcel.parcelId} {...{ parcel, number, lines }} />);
}

const hasItem = ({ subOrderId, items }: ParcelView, item: ParcelItem): boolean =>
  subOrderId === item.subOrderId && items.some(({ skuId }) => skuId === item.skuId);
