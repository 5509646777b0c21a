import type { AdminOrderDetail } from '@huarong/contract/admin/orders';
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { api } from '../../../platform/api/index.ts';
import { useCan } from '../../../platform/session/use-session.ts';
import { formatFen, formatTime } from '../../../ui/format.ts';
import { PersonMask } from '../../../ui/people/PersonMask.tsx';
import { useReveal } from '../../members/use-reveal.tsx';
import type { OpenDialog } from './order-dialogs.ts';
import type { Claim } from './use-fresh-claim.ts';
import { useQuickAction } from './use-order-action.ts';

/** Who works on it, who gets it, and what belongs to it elsewhere. */
export function OrderAside({
  order,
  claim,
  onOpen,
}: {
  order: AdminOrderDetail;
  claim: Claim;
  onOpen: OpenDialog;
}) {
  const can = useCan();
  const { shopper, returns, invoices, messages, source, consents } = order;
  return (
    <aside className="stack stack-4">
      <ClaimPanel orderId={order.orderId} claim={claim} />
      <Panel
        title="收件人"
        action={
          order.actions.includes('change-address') &&
          can('order:address') && (
            <button type="button" className="lnk" onClick={() => onOpen({ name: 'address' })}>
              改地址
            </button>
          )
        }
      >
        <Recipient order={order} />
      </Panel>
      <Panel
        title="会员"
        action={
          shopper.memberId !== null &&
          can('member:read') && (
            <Link className="lnk" to={`/members/${shopper.memberId}`}>
              打开
            </Link>
          )
        }
      >
        <p>{shopper.memberId === null ? '游客下单' : shopper.memberId}</p>
      </Panel>
      <TagPanel order={order} />
      <Panel title="售后与发票">
        <dl className="kv">
          <dt>退换货</dt>
          <dd>
            {returns.length === 0 && <span className="muted">无</span>}
            {returns.map(({ returnId, kindText, statusText }) => (
              <p key={returnId}>
                {can('return:read') ? <Link to={`/returns/${returnId}`}>{returnId}</Link> : returnId}　
                {kindText}，{statusText}
              </p>
            ))}
          </dd>
          <dt>发票</dt>
          <dd>
            {invoices.length === 0 && <span className="muted">尚未开具</span>}
            {invoices.map(({ invoiceId, text, amountFen }) => (
              <p key={invoiceId}>
                {text} {formatFen(amountFen)}
              </p>
            ))}
          </dd>
        </dl>
      </Panel>
      <Panel title="发给顾客的消息">
        {messages.length === 0 && <p className="muted">无</p>}
        <ul className="stack">
          {messages.map(({ title, sentAt, isRead }) => (
            <li className="row" key={`${sentAt}-${title}`}>
              <span className="grow">{title}</span>
              <span className={isRead ? 'st st-ok' : 'st st-wait'}>{isRead ? '已读' : '未读'}</span>
              <time dateTime={sentAt} className="muted">
                {formatTime(sentAt)}
              </time>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="来源与同意">
        <dl className="kv">
          <dt>来源</dt>
          <dd>{[source.channel === 'cart' ? '购物车' : '立即购买', ...source.visit].join('，')}</dd>
          <dt>同意</dt>
          <dd>{consents.join('、') || <span className="muted">无</span>}</dd>
        </dl>
      </Panel>
    </aside>
  );
}

const Panel = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <section className="panel">
    <div className="panel-h">
      <h2>{title}</h2>
      <div className="right">{action}</div>
    </div>
    {children}
  </section>
);

/** Masked; whoever may read whole data opens one field at a time, with a reason. */
function Recipient({ order: { orderId, recipient, shopperNote } }: { order: AdminOrderDetail }) {
  const { reveal, dialog } = useReveal(orderId);
  const ask = (field: 'name' | 'mobile' | 'address', label: string, masked: string) =>
    reveal && (() => reveal({ subject: 'order', id: orderId, field, label, masked }));
  const fields = [
    ['name', '姓名', recipient.name],
    ['mobile', '手机', recipient.mobile],
    ['address', '地址', `${recipient.region} ${recipient.address}`],
  ] as const;
  return (
    <>
      <dl className="kv">
        {fields.map(([field, label, masked]) => [
          <dt key={`${field}-dt`}>{label}</dt>,
          <dd key={`${field}-dd`}>
            <PersonMask masked={masked} label={label} onReveal={ask(field, label, masked)} />
          </dd>,
        ])}
        <dt>配送</dt>
        <dd>{recipient.deliveryText}</dd>
        <dt>留言</dt>
        <dd>{shopperNote ?? <span className="muted">无</span>}</dd>
      </dl>
      {dialog}
    </>
  );
}

function ClaimPanel({ orderId, claim }: { orderId: string; claim: Claim }) {
  const act = useQuickAction();
  const subject = { kind: 'order' as const, id: orderId };
  return (
    <Panel
      title="处理人"
      action={
        claim?.isOwn ? (
          <button type="button" className="lnk" onClick={() => act(api.work.release(subject), '已放下')}>
            放下
          </button>
        ) : (
          <button
            type="button"
            className="lnk"
            onClick={() => act(api.work.claim({ ...subject, takesOver: claim !== null }), '已认领')}
          >
            {claim ? '接手' : '认领'}
          </button>
        )
      }
    >
      {claim ? (
        <p className="row">
          <span className="av av-sm">{claim.name.slice(0, 1)}</span>
          {claim.isOwn ? '我在处理' : `${claim.name} 正在处理`}，{formatTime(claim.claimedAt)} 认领
        </p>
      ) : (
        <p className="muted">无人处理</p>
      )}
    </Panel>
  );
}

function TagPanel({ order: { orderId, tags } }: { order: AdminOrderDetail }) {
  const can = useCan();
  const act = useQuickAction();
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const tag = String(new FormData(form).get('tag')).trim();
    if (tag === '') return;
    void act(api.orders.addTag({ orderId, tag }), `已添加标签「${tag}」`).then(() => form.reset());
  }
  return (
    <Panel title="标签">
      <p className="row wrap">
        {tags.map((tag) => (
          <span className="tag" key={tag}>
            {tag}
            {can('order:note') && (
              <button
                type="button"
                className="lnk"
                aria-label={`移除标签${tag}`}
                onClick={() => act(api.orders.removeTag({ orderId, tag }), `已移除标签「${tag}」`)}
              >
                ×
              </button>
            )}
          </span>
        ))}
        {tags.length === 0 && <span className="muted">无</span>}
      </p>
      {can('order:note') && (
        <form className="row mt-2" onSubmit={add}>
          <input
            className="inp inp-sm grow"
            name="tag"
            maxLength={12}
            aria-label="新标签"
            placeholder="新标签"
          />
          <button type="submit" className="btn btn-sm">
            添加
          </button>
        </form>
      )}
    </Panel>
  );
}
