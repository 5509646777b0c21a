import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { TextField } from '../../ui/Field.tsx';
import { formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx';
import { BenefitFields } from './BenefitFields.tsx';
import { EffectPanel } from './EffectPanel.tsx';
import { LevelHistory } from './LevelHistory.tsx';
import { LevelsTable } from './LevelsTable.tsx';
import { draftOf, type LevelSettings, type LevelsDraft, valuesOf } from './levels-draft.ts';
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
  const { planned, names } = settings;
  const isDisabled = !can('level:set') || planned !== null;
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
          {effect !== null && typeof effect !== 'string' && <EffectPanel effect={effect} names={names} />}
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
            <SaveForm
              {...{ settings, draft, isChanged }}
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

interface SaveFormProps {
  settings: LevelSettings;
  draft: LevelsDraft;
  isChanged: boolean;
  onDiscard: () => void;
  onSaved: () => void;
}

function SaveForm({ settings, draft, isChanged, onDiscard, onSaved }: SaveFormProps) {
  const [isLater, setIsLater] = useState(false);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [day, reason] = [String(data.get('day') ?? ''), String(data.get('reason')).trim()];
    const values = valuesOf(draft);
    if (typeof values === 'string') return setError(values);
    if (isLater && day === '') return setError('请选生效的日子');
    if (reason.length < 2) return setError('请写原因');
    setIsBusy(true);
    const reply = await api.levels.save({
      values,
      effectiveAt: isLater ? `${day}T00:00:00+08:00` : null,
      seenId: settings.currentId === null ? null : String(settings.currentId),
      reason,
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(isLater ? `已排好，${day} 生效` : '已保存，马上生效');
    onSaved();
  }
  return (
    <section className="panel" aria-labelledby="level-save">
      <header className="panel-h">
        <h2 id="level-save">什么时候</h2>
      </header>
      <form className="stack stack-4" onSubmit={submit}>
        <label className="row">
          <input
            type="radio"
            className="rd"
            name="when"
            checked={!isLater}
            onChange={() => setIsLater(false)}
          />
          保存就生效
        </label>
        <label className="row">
          <input
            type="radio"
            className="rd"
            name="when"
            checked={isLater}
            onChange={() => setIsLater(true)}
          />
          从某一天起
        </label>
        {isLater && <TextField label="生效的日子" name="day" type="date" hint="当天零点，一年之内" />}
        <TextField label="原因" name="reason" maxLength={200} error={error} />
        <p className="hint">够新门槛的会员在生效时升上来；已经给出的卡到期之前不会因此降下去。</p>
        <div className="acts">
          <button
            type="submit"
            className={`btn btn-ink${isBusy ? ' is-loading' : ''}`}
            disabled={isBusy || !isChanged}
          >
            保存等级
          </button>
          {isChanged && (
            <button type="button" className="btn" onClick={onDiscard}>
              放弃
            </button>
          )}
        </div>
      </form>
    </section>
  );
}
