import { useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatExactTime } from '../../ui/format.ts';
import { DELIVERY_STATES, type DeliveryRow, topicLabel } from './types.ts';

interface DeliveryDrawerProps {
  delivery: DeliveryRow;
  canResend: boolean;
  onResend: () => void;
  onClose: () => void;
}

const formatBody = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);

/** A delivery with its body, as the receiver gets it. */
export function DeliveryDrawer({ delivery, canResend, onResend, onClose }: DeliveryDrawerProps) {
  const [body, setBody] = useState('正在读取');
  const { deliveryId, state } = delivery;
  useEffect(() => {
    let isOpen = true;
    void api.webhooks
      .delivery({ deliveryId })
      .then((reply) => isOpen && setBody(reply.ok ? formatBody(reply.value.body) : reply.refusal.message));
    return () => {
      isOpen = false;
    };
  }, [deliveryId]);
  return (
    <Dialog title={topicLabel(delivery.topic)} kind="drawer" onClose={onClose}>
      <div className="stack stack-4">
        <dl className="invoice-facts">
          <dt>编号</dt>
          <dd className="no">{delivery.eventId}</dd>
          <dt>顺序号</dt>
          <dd>{delivery.sequence}</dd>
          <dt>状态</dt>
          <dd>
            <span className={DELIVERY_STATES[state].className}>{DELIVERY_STATES[state].label}</span>
          </dd>
          <dt>上次尝试</dt>
          <dd>
            {delivery.attemptedAt === null
              ? '还没有'
              : `${formatExactTime(delivery.attemptedAt)}，第 ${delivery.attempts} 次，${delivery.milliseconds} 毫秒`}
          </dd>
          {delivery.error && (
            <>
              <dt>原因</dt>
              <dd>{delivery.error}</dd>
            </>
          )}
        </dl>
        <section className="stack" aria-label="内容">
          <b>内容</b>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long body scrolls, also with the keyboard */}
          <pre className="code delivery-body" tabIndex={0}>
            {body}
          </pre>
          <p className="hint">签名在发送时计算，这里不显示</p>
        </section>
        {canResend && state !== 'waiting' && (
          <div className="acts">
            <button type="button" className="btn btn-ink" onClick={onResend}>
              重新发送这一条
            </button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
