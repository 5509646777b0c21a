import { EffectFigures } from './EffectFigures.tsx';
import { type LevelSettings, type LevelsDraft, valuesOf } from './levels-draft.ts';
import { SpendingChart } from './SpendingChart.tsx';
import type { Effect } from './use-what-if.ts';

/** In one sentence: who moves, and when. */
interface EffectPanelProps {
  effect: Effect;
  settings: LevelSettings;
  draft: LevelsDraft;
}
export function EffectPanel({ effect, settings: { names, current }, draft }: EffectPanelProps) {
  const values = valuesOf(draft);
  const moved = [...effect.ups, ...effect.downs];
  return (
    <section className="panel" aria-labelledby="level-effect" aria-live="polite">
      <header className="panel-h">
        <h2 id="level-effect">若这样改</h2>
        <span className="muted">按今天的会员算</span>
      </header>
      {moved.length === 0 && <p>没有会员因此换卡</p>}
      <ul className="stack">
        {effect.ups.map(({ from, to, members }) => (
          <li key={`${from} ${to}`}>
            将多出 <b>{members.toLocaleString('en-US')}</b> 位{names[to]}，生效时从{names[from]}升上来
          </li>
        ))}
        {effect.downs.map(({ from, to, members }) => (
          <li key={`${from} ${to}`}>
            将少 <b>{members.toLocaleString('en-US')}</b> 位{names[from]}，各自到期后按消费改为{names[to]}
          </li>
        ))}
      </ul>
      <EffectFigures effect={effect} names={names} />
      {typeof values !== 'string' && (
        <SpendingChart
          spending={effect.spending}
          nowFen={current.blackFen}
          newFen={values.blackFen}
          months={draft.months}
        />
      )}
      {effect.approvalReasons.length > 0 && (
        <p className="note note-warn">要第二个人同意：{effect.approvalReasons.join('；')}</p>
      )}
    </section>
  );
}
