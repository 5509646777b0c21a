import { TextField } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { fromLocal, toLocal } from '../../ui/local-time.ts';
import type { DraftLine } from './slot-draft.ts';
import type { LineFields } from './types.ts';

interface LineTimesProps {
  line: DraftLine;
  /** Of the stored line; a new one has none. */
  figures: { clicks: number; orders: number } | undefined;
  mayWrite: boolean;
  onChange: (change: Partial<LineFields>) => void;
  onPlan: () => void;
}

/** When a line is shown, and what came of it. */
export function LineTimes({ line: { fields }, figures, mayWrite, onChange, onPlan }: LineTimesProps) {
  const timeOf = (value: string) => (value === '' ? null : fromLocal(value) || null);
  return (
    <>
      <section className="panel" aria-labelledby="times">
        <div className="panel-h">
          <h2 id="times">时间</h2>
        </div>
        <fieldset className="stack" disabled={!mayWrite}>
          <legend className="vh">什么时候显示</legend>
          <TextField
            label="从（北京时间）"
            type="datetime-local"
            value={fields.startsAt === null ? '' : toLocal(fields.startsAt)}
            onChange={(event) => onChange({ startsAt: timeOf(event.target.value) })}
          />
          <TextField
            label="到"
            type="datetime-local"
            hint="不填就一直显示"
            value={fields.endsAt === null ? '' : toLocal(fields.endsAt)}
            onChange={(event) => onChange({ endsAt: timeOf(event.target.value) })}
          />
          <label className="row">
            <input
              type="checkbox"
              checked={fields.isLive}
              onChange={(event) => onChange({ isLive: event.target.checked })}
            />
            显示这一行
          </label>
        </fieldset>
        {mayWrite && (
          <button type="button" className="btn mt-3" onClick={onPlan}>
            <Icon name="calendar" size={14} />
            这个次序再排一个
          </button>
        )}
      </section>
      {figures && (
        <section className="panel" aria-labelledby="figures">
          <div className="panel-h">
            <h2 id="figures">这一行的成绩</h2>
            <span className="muted">近 30 天</span>
          </div>
          <dl className="kv">
            <dt>点击</dt>
            <dd>{figures.clicks.toLocaleString('en-US')}</dd>
            <dt>带来订单</dt>
            <dd>{figures.orders.toLocaleString('en-US')}</dd>
          </dl>
        </section>
      )}
    </>
  );
}
