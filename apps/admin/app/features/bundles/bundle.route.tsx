import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { AuditTab } from '../../ui/evidence/AuditTab.tsx';
import { formatFen } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { UnsavedGuard } from '../../ui/unsaved/UnsavedGuard.tsx';
import { useLeaveSaved } from '../../ui/unsaved/use-leave-saved.ts';
import type { Route } from './+types/bundle.route';
import { BundleBasics } from './BundleBasics.tsx';
import { BundleExtras } from './BundleExtras.tsx';
import { BundleGroups } from './BundleGroups.tsx';
import { type BundleDetail, type BundleDraft, draftOf, newDraft, rangeOf, STATES } from './bundle-draft.ts';

export const meta = () => [{ title: '自选套组 · 花容管理后台' }];
/** Null: a new bundle. */
export const clientLoader = ({
  params: { bundleId },
}: Route.ClientLoaderArgs): Promise<BundleDetail | null> =>
  bundleId === undefined ? Promise.resolve(null) : load(api.bundles.detail({ bundleId }));

export default function BundlePage({ loaderData: saved }: Route.ComponentProps) {
  return <Editor key={saved?.bundleId ?? 'new'} saved={saved} />;
}

type Rule = Parameters<typeof api.bundles.save>[0]['rule'];
interface Refused {
  refusal: { message: string };
}

function Editor({ saved }: { saved: BundleDetail | null }) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState<BundleDraft>(() => (saved ? draftOf(saved) : newDraft()));
  const [isDirty, setIsDirty] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isStopping, setIsStopping] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const leaveSaved = useLeaveSaved(() => setIsDirty(false));
  const isLive = saved?.state === 'live';
  const mayWrite = saved?.state !== 'stopped' && can('bundle:write') && (!isLive || can('promotion:publish'));
  const range = rangeOf(draft);
  const panel = {
    draft,
    errors,
    isDisabled: !mayWrite,
    onChange: (next: BundleDraft) => {
      setDraft(next);
      setIsDirty(true);
    },
  };

  function showRefusal({ refusal }: Refused) {
    setProblem(refusal.message);
    const fields = 'fields' in refusal ? (refusal.fields as { field: string; message: string }[]) : [];
    setErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
  }
  async function save() {
    if (draft.caseSkuId === '') return setProblem('请选盒子');
    setIsBusy(true);
    const reply = await api.bundles.save({
      ...{ bundleId: saved?.bundleId ?? null, version: saved?.version ?? null },
      ...{ title: draft.title.trim(), caseSkuId: draft.caseSkuId },
      rule: JSON.parse(JSON.stringify(draft.rule)) as Rule,
    });
    setIsBusy(false);
    if (!reply.ok) return showRefusal(reply);
    setErrors({});
    setProblem(undefined);
    showToast(isLive ? '已保存，马上生效' : '草稿已保存');
    if (saved === null) return leaveSaved(`/bundles/${reply.value.bundleId}`, { replace: true });
    setIsDirty(false);
    await revalidate();
  }
  async function publish() {
    if (!saved) return;
    const reply = await api.bundles.publish({ bundleId: saved.bundleId, version: saved.version });
    if (!reply.ok) return showRefusal(reply);
    showToast('已发布');
    await revalidate();
  }
  async function remove() {
    if (!saved) return;
    const reply = await api.bundles.remove({ bundleId: saved.bundleId });
    if (!reply.ok) return showRefusal(reply);
    showToast('已删除');
    await leaveSaved('/bundles', { replace: true });
  }

  return (
    <>
      <UnsavedGuard isDirty={isDirty} text="自选套组没有保存" />
      <div className="phead">
        <h1>{saved ? saved.title : '新建自选套组'}</h1>
        {saved && <span className={STATES[saved.state].className}>{STATES[saved.state].label}</span>}
        <div className="acts">
          <Link className="btn" to="/bundles">
            全部自选套组
          </Link>
          {saved?.state === 'draft' && can('bundle:write') && (
            <button type="button" className="btn" onClick={() => void remove()}>
              删除草稿
            </button>
          )}
          {isLive && can('promotion:publish') && (
            <button type="button" className="btn btn-danger" onClick={() => setIsStopping(true)}>
              停止
            </button>
          )}
          {saved && !isLive && can('promotion:publish') && (
            <button
              type="button"
              className={mayWrite ? 'btn' : 'btn btn-ink'}
              disabled={isDirty}
              onClick={() => void publish()}
            >
              发布
            </button>
          )}
          {mayWrite && (
            <button
              type="button"
              className={`btn btn-ink${isBusy ? ' is-loading' : ''}`}
              disabled={isBusy}
              onClick={() => void save()}
            >
              {isLive ? '保存，马上生效' : '存为草稿'}
            </button>
          )}
        </div>
      </div>
      {problem && (
        <p className="note note-err" role="alert">
          {problem}
        </p>
      )}
      <div className="cols">
        <div>
          <BundleBasics {...panel} />
          <BundleGroups {...panel} />
          <BundleExtras {...panel} />
        </div>
        <aside className="stack stack-4">
          <section className="panel" aria-labelledby="bd-price">
            <div className="panel-h">
              <h2 id="bd-price">顾客看到的价格</h2>
            </div>
            <div className="panel-b">
              <p aria-live="polite">
                {range === null
                  ? '选好盒子，并让各组能选满所有格，就能算出价格'
                  : `选满 ${draft.rule.slots.length} ${draft.rule.unit}：${formatFen(range.from)}${range.to === range.from ? '' : ` 至 ${formatFen(range.to)}`}`}
              </p>
              {range !== null && draft.rule.fullDiscountFen > 0 && (
                <p className="muted">已减去选满优惠 {formatFen(draft.rule.fullDiscountFen)}</p>
              )}
            </div>
          </section>
          {saved && <AuditTab kind="bundle" id={saved.bundleId} />}
        </aside>
      </div>
      {isStopping && saved && (
        <ReasonDialog
          title="停止这个自选套组"
          reasons={['配件停产', '换季', '规则写错']}
          action="停止"
          isDanger
          onClose={() => setIsStopping(false)}
          onConfirm={async (reason) => {
            const { bundleId, version } = saved;
            const reply = await api.bundles.stop({ bundleId, version, reason });
            if (!reply.ok) return reply.refusal.message;
            showToast('已停止');
            await revalidate();
            return null;
          }}
        >
          <p>从现在起不能再选这个套组。已下的订单照常发货；购物车里的会提示不能购买。</p>
        </ReasonDialog>
      )}
    </>
  );
}
