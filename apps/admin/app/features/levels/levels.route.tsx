import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { UnsavedGuard } from '../../ui/unsaved/UnsavedGuard.tsx';
import { BenefitFields } from './BenefitFields.tsx';
import { EffectPanel } from './EffectPanel.tsx';
import { FreightFields } from './FreightFields.tsx';
import { LevelHistory } from './LevelHistory.tsx';
import { LevelsTable } from './LevelsTable.tsx';
import { draftOf, type LevelSettings, type LevelsDraft } from './levels-draft.ts';
import { SaveLevelsForm } from './SaveLevelsForm.tsx';
import { useWhatIf } from './use-what-if.ts';

export const meta = () => [{ title: '会员等级 · 花容管理后台' }];
export const clientLoader = () => load(api.levels.settings({}));

/** What cards require and give, and what another rule would do before it is saved. */
export default function LevelsPage({ loaderData: settings }: { loaderData: LevelSettings }) {
  return <Editor key={String(settings.currentId)} settings={settings} />;
}

function Editor({ settings }: { settings: LevelSettings }) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState<LevelsDraft>(() => draftOf(settings.current));
  const [isChanged, setIsChanged] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const effect = useWhatIf(draft, isChanged);
  const { planned, names, waiting } = settings;
  const isDisabled = !can('level:set') || planned !== null || waiting !== null;
  const change = (next: LevelsDraft) => {
    setDraft(next);
    setIsChanged(true);
  };
  return (
    <>
      <UnsavedGuard isDirty={isChanged} text="等级没有保存" onDiscard={() => setIsChanged(false)} />
      <div className="phead">
        <h1>会员等级</h1>
        <span className="phead-n">给一位会员定卡，在会员页的会员卡标签里</span>
      </div>
      {waiting && (
        <p className="note note-warn" role="status">
          {waiting.by} 提交的等级在等第二个人同意，
          <Link className="lnk" to={`/approvals/${waiting.approvalId}`}>
            打开审批
          </Link>
        </p>
      )}
      {planned && (
        <div className="note note-warn" role="status">
          <span>
            {planned.madeBy} 排好了新的等级，{formatTime(planned.effectiveAt)} 生效：{planned.reason}
          </span>
          {can('level:set') && (
            <span className="right">
              <button type="button" className="lnk" onClick={() => setIsCancelling(true)}>
                撤回
              </button>
            </span>
          )}
        </div>
      )}
      <div className="cols mt-3">
        <div className="stack stack-6">
          <section className="panel" aria-labelledby="levels">
            <header className="panel-h">
              <h2 id="levels">等级</h2>
              <label className="right row levels-months">
                计近
                <input
                  className="inp inp-sm levels-number"
                  aria-label="消费计多少个月"
                  inputMode="numeric"
                  disabled={isDisabled}
                  value={draft.months}
                  onChange={({ target }) => change({ ...draft, months: target.value })}
                />
                个月的消费
              </label>
            </header>
            <LevelsTable
              {...{ settings, draft, isDisabled }}
              effect={typeof effect === 'string' ? null : effect}
              onChange={change}
            />
            {typeof effect === 'string' && (
              <p className="err" role="alert">
                {effect}
              </p>
            )}
          </section>
          {effect !== null && typeof effect !== 'string' && <EffectPanel {...{ effect, settings, draft }} />}
          <FreightFields
            {...{ names, draft, isDisabled }}
            freightRows={settings.freightRows}
            onChange={change}
          />
          <BenefitFields
            names={names}
            benefits={draft.benefits}
            isDisabled={isDisabled}
            onChange={(benefits) => change({ ...draft, benefits })}
          />
          <LevelHistory history={settings.history} />
        </div>
        <aside>
          {!isDisabled && (
            <SaveLevelsForm
              {...{ settings, draft, isChanged }}
              needsApproval={
                effect !== null && typeof effect !== 'string' && effect.approvalReasons.length > 0
              }
              onDiscard={() => {
                setDraft(draftOf(settings.current));
                setIsChanged(false);
              }}
              onSaved={() => {
                setIsChanged(false);
                void revalidate();
              }}
            />
          )}
        </aside>
      </div>
      {isCancelling && planned && (
        <ReasonDialog
          title="撤回排好的等级"
          reasons={['日子要改', '门槛要改', '不改了']}
          action="撤回"
          onClose={() => setIsCancelling(false)}
          onConfirm={async (reason) => {
            const reply = await api.levels.cancel({ levelId: String(planned.levelId), reason });
            if (!reply.ok) return reply.refusal.message;
            showToast('已撤回，等级不变');
            void revalidate();
            return null;
          }}
        />
      )}
    </>
  );
}
