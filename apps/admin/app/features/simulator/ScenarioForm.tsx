import { STORE } from '@huarong/core/shared';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { BasketPanel } from './BasketPanel.tsx';
import { ExtrasPanel } from './ExtrasPanel.tsx';
import { PROVINCES } from './provinces.ts';
import { type ScenarioDraft, toLocal, toTime } from './scenario-draft.ts';
import type { Simulated } from './types.ts';

interface ScenarioFormProps {
  draft: ScenarioDraft;
  result: Simulated | null;
  onChange: (changed: Partial<ScenarioDraft>) => void;
}

const SHOPPERS = [
  { value: 'guest', label: '访客（没有会员卡）' },
  ...Object.entries(STORE.cards).map(([value, { name }]) => ({ value, label: name })),
  { value: 'member', label: '某位会员' },
];

const tonight = () => `${toLocal(new Date()).slice(0, 10)} 20:00`;

/** When, who and what. */
export function ScenarioForm({ draft, result, onChange }: ScenarioFormProps) {
  const isCard = draft.who !== 'guest' && draft.who !== 'member';
  return (
    <form className="sim-form" aria-label="试算的条件" onSubmit={(event) => event.preventDefault()}>
      <section className="panel" aria-labelledby="sim-when">
        <header className="panel-h">
          <h2 id="sim-when">什么时候</h2>
        </header>
        <div className="panel-b stack">
          <div className="sim-when">
            <TextField
              label="日期与时间"
              value={draft.at}
              maxLength={16}
              placeholder="2026-12-10 20:00"
              error={toTime(draft.at) === null ? '请写成 2026-12-10 20:00' : undefined}
              onChange={({ target }) => onChange({ at: target.value })}
            />
            <div className="seg seg-sm">
              <button type="button" onClick={() => onChange({ at: toLocal(new Date()) })}>
                现在
              </button>
              <button type="button" onClick={() => onChange({ at: tonight() })}>
                今晚 20:00
              </button>
            </div>
          </div>
          <label className="opt-l">
            <input
              type="checkbox"
              className="ck"
              checked={draft.withDrafts}
              onChange={({ target }) => onChange({ withDrafts: target.checked })}
            />
            <span>带上草稿</span>
          </label>
        </div>
      </section>
      <section className="panel" aria-labelledby="sim-who">
        <header className="panel-h">
          <h2 id="sim-who">谁</h2>
        </header>
        <div className="panel-b">
          <div className="fgrid">
            <SelectField
              label="会员卡"
              options={SHOPPERS}
              value={draft.who}
              onChange={({ target }) => onChange({ who: target.value as ScenarioDraft['who'] })}
            />
            <SelectField
              label="收货地"
              options={PROVINCES}
              value={draft.province}
              onChange={({ target }) => onChange({ province: target.value })}
            />
            {draft.who === 'member' && (
              <TextField
                label="会员编号"
                value={draft.memberId}
                maxLength={64}
                onChange={({ target }) => onChange({ memberId: target.value })}
              />
            )}
            {draft.who !== 'guest' && (
              <TextField
                label="用积分"
                inputMode="numeric"
                value={draft.points}
                maxLength={8}
                hint={result ? `本单可用 ${result.points.usable}` : undefined}
                onChange={({ target }) => onChange({ points: target.value })}
              />
            )}
            {isCard && (
              <SelectField
                label="首单"
                options={[
                  { value: 'no', label: '不是' },
                  { value: 'yes', label: '是' },
                ]}
                value={draft.isFirstOrder ? 'yes' : 'no'}
                onChange={({ target }) => onChange({ isFirstOrder: target.value === 'yes' })}
              />
            )}
          </div>
        </div>
      </section>
      <BasketPanel lines={draft.lines} onChange={(lines) => onChange({ lines })} />
      <ExtrasPanel draft={draft} result={result} onChange={onChange} />
      <section className="panel" aria-labelledby="sim-coupon">
        <header className="panel-h">
          <h2 id="sim-coupon">优惠券</h2>
          <span className="muted fs-12">都当作已领取</span>
        </header>
        <div className="panel-b">
          <SelectField
            label="用哪一张"
            value={draft.coupon}
            onChange={({ target }) => onChange({ coupon: target.value })}
            options={couponOptions(draft.coupon, result)}
          />
        </div>
      </section>
    </form>
  );
}

/** The chosen one stays in the list while nothing is calculated. */
function couponOptions(chosen: string, result: Simulated | null) {
  const coupons = (result?.coupons ?? []).map(({ couponId, title, usable, reason }) => ({
    value: couponId,
    label: usable ? title : `${title}（${reason}）`,
  }));
  const isListed = ['best', 'none'].includes(chosen) || coupons.some(({ value }) => value === chosen);
  return [
    { value: 'best', label: '自动选省得多的' },
    { value: 'none', label: '不用券' },
    ...(isListed ? [] : [{ value: chosen, label: chosen }]),
    ...coupons,
  ];
}
