import type { OrderLine, Parcel as ParcelView } from '@huarong/contract/orders';
import { Button, EmptyState, Loading, Skeleton } from '@huarong/ui';
import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import { Parcel } from '../Parcel/Parcel.tsx';

type News = { kind: 'waiting' } | { kind: 'failed'; why: string } | { kind: 'here'; parcels: ParcelView[] };

interface ParcelsProps {
  orderId: string;
  lines: readonly OrderLine[];
}

/** Asks where the parcels are each time it is shown: the list behind it may be an hour old. */
export function Parcels({ orderId, lines }: ParcelsProps) {
  const [news, setNews] = useState<News>({ kind: 'waiting' });
  const ask = useCallback(async () => {
    setNews({ kind: 'waiting' });
    const reply = await browserApi({ quiet: true }).orders.getDelivery({ orderId });
    setNews(
      reply.ok
        ? { kind: 'here', parcels: reply.value.parcels }
        : { kind: 'failed', why: reply.refusal.message },
    );
  }, [orderId]);
  useEffect(() => void ask(), [ask]);

  if (news.kind === 'waiting')
    return (
      <Loading>
        <Skeleton shape="text" width="wide" />
        <Skeleton shape="text" width="half" />
      </Loading>
    );
  const again = (label: string) => (
    <Button size="sm" onClick={() => void ask()}>
      {label}
    </Button>
  );
  if (news.kind === 'failed')
    return (
      <EmptyState icon="warning" title="物流没有查到" actions={again('重试')}>
        {news.why}
      </EmptyState>
    );
  if (news.parcels.length === 0)
    return (
      <EmptyState icon="truck" title="物流信息还没更新" actions={again('刷新')}>
        刚出库的包裹约 2 小时后有第一条记录。
      </EmptyState>
    );
  return news.parcels.map((parcel, index) => (
    <Parcel key={parcel.parcelId} parcel={parcel} number={index + 1} lines={lines} />
  ));
}
