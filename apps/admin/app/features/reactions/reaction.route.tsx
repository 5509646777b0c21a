import { AGE_GROUP_TEXTS, SEX_TEXTS } from '@huarong/core/returns';
import { Fragment, type ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { AuditTab } from '../../ui/evidence/AuditTab.tsx';
import { formatTime } from '../../ui/format.ts';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/reaction.route';
import { ReactionForm } from './ReactionForm.tsx';
import { REACTION_STATES, type ReactionDetail } from './reaction-texts.ts';

export const meta = () => [{ title: '不良反应 · 花容管理后台' }];
export const clientLoader = ({ params: { reactionId } }: Route.ClientLoaderArgs) =>
  load(api.reactions.detail({ reactionId }));

/** An adverse reaction: what it was, and what is still to be asked before it is reported. */
export default function ReactionPage({ loaderData: reaction }: Route.ComponentProps) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const { state, revision } = reaction;
  async function report() {
    const reply = await api.reactions.report({ reactionId: String(reaction.reactionId), revision });
    showToast(reply.ok ? '已标记为已上报' : reply.refusal.message);
    await revalidate();
  }
  const isEditable = state !== 'reported' && can('reaction:write');
  return (
    <>
      <div className="phead">
        <h1>不良反应 {reaction.reactionId}</h1>
        <span className={REACTION_STATES[state].className}>{REACTION_STATES[state].label}</span>
        <span className="phead-n">{formatTime(reaction.openedAt)} 登记</span>
        <div className="acts">
          <Link className="btn" to="/adverse-reactions">
            全部记录
          </Link>
          {state === 'complete' && can('reaction:write') && (
            <button type="button" className="btn btn-ink" onClick={() => void report()}>
              标记已上报
            </button>
          )}
        </div>
      </div>
      <div className="cols">
        {isEditable ? (
          <ReactionForm key={revision} reaction={reaction} onSaved={revalidate} />
        ) : (
          <Facts title="情况" facts={factsOf(reaction)} />
        )}
        <aside className="stack stack-4">
          <Facts
            title="商品与来源"
            facts={[
              ['商品', `${reaction.productName} ${reaction.skuName}`],
              ['货号', reaction.skuCode || '已不在商品目录'],
              ['批号', lotOf(reaction)],
              [
                '订单',
                <Link key="order" className="lnk no" to={`/orders/${reaction.orderId}`}>
                  {reaction.orderId}
                </Link>,
              ],
              ['下单', formatTime(reaction.placedAt)],
              [
                '来源',
                reaction.returnId === null ? (
                  '手工登记'
                ) : (
                  <Link key="return" className="lnk" to={`/returns/${reaction.returnId}`}>
                    退货 {reaction.returnId}
                  </Link>
                ),
              ],
              ['完成', formatTime(reaction.completedAt)],
              ['上报', formatTime(reaction.reportedAt)],
            ]}
          />
          <AuditTab key={revision} kind="reaction" id={String(reaction.reactionId)} />
        </aside>
      </div>
    </>
  );
}

const lotOf = ({ lotId, lotNo }: ReactionDetail) =>
  lotId === null ? (
    '—'
  ) : (
    <Link className="lnk code" to={`/stock/lots/${lotId}`}>
      {lotNo}
    </Link>
  );

const factsOf = (reaction: ReactionDetail): [string, ReactNode][] => [
  ['症状', reaction.symptom || '—'],
  ['出现日期', reaction.beganOn ?? '—'],
  ['是否就医', reaction.sawDoctor === null ? '—' : reaction.sawDoctor ? '是' : '否'],
  ['年龄段', reaction.ageGroup ? AGE_GROUP_TEXTS[reaction.ageGroup] : '—'],
  ['性别', reaction.sex ? SEX_TEXTS[reaction.sex] : '—'],
  ['备注', reaction.note || '—'],
];

const Facts = ({ title, facts }: { title: string; facts: readonly [string, ReactNode][] }) => (
  <section className="panel" aria-label={title}>
    <div className="panel-h">
      <h2>{title}</h2>
    </div>
    <dl className="kv">
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  </section>
);
