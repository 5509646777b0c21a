import type { OrderDetail } from '@huarong/contract/orders';
import { FactList } from '../FactList/FactList.tsx';

/** Who receives the order, where and when. */
export const RecipientDetails = ({
  order: { recipient, deliveryText },
}: {
  order: Pick<OrderDetail, 'recipient' | 'deliveryText'>;
}) => (
  <FactList
    facts={{
      收货人: `${recipient.name} ${recipient.maskedMobile}`,
      地址: `${recipient.region} ${recipient.address}`,
      配送: deliveryText,
    }}
  />
);

/** Packaging, greeting card and note. */
export const RemarkDetails = ({
  order: { packaging, greeting, note },
}: {
  order: Pick<OrderDetail, 'packaging' | 'greeting' | 'note'>;
}) => (
  <FactList
    facts={{
      包装: packaging ?? '普通包装',
      贺卡: greeting,
      备注: note ?? '无',
      客服: <a href="/campaign/service.html">联系客服</a>,
    }}
  />
);
