import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { AuditTab } from '../../ui/evidence/AuditTab.tsx';
import { formatTime } from '../../ui/format.ts';
import { BelowFloorDialog } from '../../ui/price-floor/BelowFloorDialog.tsx';
import { WAITING, WaitingNote } from '../../ui/price-floor/WaitingNote.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { UnsavedGuard } from '../../ui/unsaved/UnsavedGuard.tsx';
import type { Route } from './+types/promotion.route';
import { ConflictPanel } from './ConflictPanel.tsx';
import { PromotionForm } from './PromotionForm.tsx';
import { type Draft, draftOf, newDraft, type PickedSku, type PromotionDetail } from './promotion-draft.ts';
import { PHASES } from './promotion-texts.ts';
import { ResultPanel } from './ResultPanel.tsx';
import { SayPanel, sentenceOf } from './SayPanel.tsx';
import { usePromotion } from './use-promotion.ts';
import { useScope } from './use-scope.ts';

export const meta = () => [{ title: '促销 · 花容管理后台' }];
/** Null: a new promotion. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs): Promise<PromotionDetail | null> =>
  params.promotionId === 'new'
    ? Promise.resolve(null)
    : load(api.promotions.detail({ promotionId: params.promotionId }));

const STOP_REASONS = ['规则写错了', '名额或赠品用完', '活动提前结束'];

export default function PromotionPage({ loaderData: saved }: Route.ComponentProps) {
  return <Editor key={saved?.promotionId ?? 'new'} saved={saved} />;
}

function Editor({ saved }: { saved: PromotionDetail | null }) {
  const can = useCan();
  const [draft, setDraft] = useState<Draft>(() => (saved ? draftOf(saved) : newDraft()));
  const [isDirty, setIsDirty] = useState(false);
  const [isStopping, setIsStopping] = useState(false);
  const [skus, setSkus] = useState<ReadonlyMap<string, PickedSku>>(
    () => new Map(saved?.skus.map((sku) => [sku.skuId, sku])),
  );
  const action = usePromotion(saved, () => setIsDirty(false));
  const counted = useScope(draft.kind === 'bundle' ? undefined : draft.rule.scope);
  const sentence = sentenceOf(draft, counted);
  const phase = PHASES[saved?.phase ?? 'draft'];
  const isLive = saved?.state === 'live';
  const mayWrite =
    saved?.state !== 'stopped' &&
    can('promotion:write') &&
    (!isLive || can('promotion:publish')) &&
    (draft.kind !== 'bundle' || can('bundle:write'));
  // Whatever is wrong is at its field; the first of them is shown.
  useEffect(() => {
    if (Object.keys(action.errors).length > 0)
      document.querySelector<HTMLElement>('.promo-form [aria-invalid="true"]')?.focus();
  }, [action.errors]);
  return (
    <>
      <div className="phead">
        <h1>{saved ? saved.title : '新建促销'}</h1>
        <span className={phase.className}>{phase.label}</span>
        {saved?.waiting && <span className={WAITING.className}>{WAITING.label}</span>}
        {saved && (
          <span className="muted">
            {saved.kindText}
            {saved.updatedAt !== null && `，${saved.updatedBy ?? ''} ${formatTime(saved.updatedAt)} 改过`}
          </span>
        )}
        <div className="acts">
          <Link className="btn" to="/promotions">
            全部促销
          </Link>
          {saved && can('promotion:write') && (
            <button type="button" className="btn" disabled={action.isBusy} onClick={() => void action.copy()}>
              复制
            </button>
          )}
          {saved?.isDeletable && can('promotion:write') && (
            <button
              type="button"
              className="btn"
              disabled={action.isBusy}
              onClick={() => void action.remove()}
            >
              删除草稿
            </button>
          )}
          {isLive && can('promotion:publish') && (
            <button
              type="button"
              className="btn btn-danger"
              disabled={action.isBusy}
              onClick={() => setIsStopping(true)}
            >
              立即停止
            </button>
          )}
          {saved?.state === 'draft' && !saved.waiting && can('promotion:publish') && (
            <button
              type="button"
              className="btn btn-ink"
              disabled={action.isBusy || isDirty}
              onClick={() => void action.publish()}
            >
              发布
            </button>
          )}
        </div>
      </div>
      {action.problem && (
        <p className="err promo-problem" role="alert">
          {action.problem}
          {action.isOutdated && <Outdated onTake={action.takeLatest} />}
        </p>
      )}
      {saved?.waiting && (
        <WaitingNote
          waiting={saved.waiting}
          isLive={isLive}
          isBusy={action.isBusy}
          onWithdraw={action.withdraw}
        />
      )}
      <div className="cols promo-cols">
        <PromotionForm
          draft={draft}
          isNew={saved === null}
          skus={skus}
          counted={counted}
          errors={action.errors}
          isDisabled={!mayWrite}
          sentence={sentence}
          onPicked={(sku) => setSkus(new Map([...skus, [sku.skuId, sku]]))}
          onChange={(next) => {
            setDraft(next);
            setIsDirty(true);
          }}
        />
        <aside className="stack stack-4">
          <SayPanel draft={draft} counted={counted} />
          {saved && saved.state !== 'stopped' && (
            <ConflictPanel promotionId={saved.promotionId} version={saved.version} />
          )}
          {saved && saved.state !== 'draft' && <ResultPanel promotionId={saved.promotionId} />}
          {saved && <AuditTab kind="promotion" id={saved.promotionId} />}
        </aside>
      </div>
      {mayWrite && (isDirty || saved === null) && (
        <section className="savebar" aria-label="保存">
          <b>{saved === null ? '还没有保存' : '有改动没有保存'}</b>
          {isLive && <span className="muted">保存后马上生效</span>}
          <div className="right row">
            {saved && (
              <button
                type="button"
                className="btn"
                disabled={action.isBusy}
                onClick={() => {
                  setDraft(draftOf(saved));
                  setIsDirty(false);
                }}
              >
                放弃
              </button>
            )}
            <button
              type="button"
              className={`btn btn-ink${action.isBusy ? ' is-loading' : ''}`}
              disabled={action.isBusy}
              onClick={() => void action.save(draft)}
            >
              {isLive ? '保存' : '存草稿'}
            </button>
          </div>
        </section>
      )}
      {action.belowFloor && (
        <BelowFloorDialog {...action.belowFloor} isLive={isLive} onClose={action.closeBelowFloor} />
      )}
      {isStopping && (
        <ReasonDialog
          title="立即停止"
          reasons={STOP_REASONS}
          action="停止这个促销"
          isDanger
          onClose={() => setIsStopping(false)}
          onConfirm={action.stop}
        >
          <p>停止后购物车和商品页不再有它，已下的订单不变。停止的促销不能再发布，可以复制一份。</p>
        </ReasonDialog>
      )}
      <UnsavedGuard isDirty={isDirty} text="改动没有保存" onDiscard={() => setIsDirty(false)} />
    </>
  );
}

/** Two ways on: read what the other wrote, and go on with what is typed here. */
const Outdated = ({ onTake }: { onTake: () => Promise<void> }) => (
  <span className="row">
    <a className="lnk" href={window.location.pathname} target="_blank" rel="noreferrer">
      在新窗口看对方的版本
    </a>
    <button type="button" className="lnk" onClick={() => void onTake()}>
      看过了，以我的为准再保存
    </button>
  </span>
);
