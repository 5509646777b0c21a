import { valueText } from '@huarong/core/settings';
import { formatTime } from '../../ui/format.ts';
import { changedNames, type Fields, type GroupAnswer, type Values } from './setting-draft.ts';

const STATES = {
  planned: { label: '已排好', className: 'st st-todo' },
  current: { label: '现在', className: 'st st-go' },
  past: { label: '以前', className: 'st st-end' },
  cancelled: { label: '已撤回', className: 'st st-bad' },
} as const;

interface SettingHistoryProps {
  fields: Fields;
  defaults: Values;
  history: GroupAnswer['history'];
  /** Absent: nobody may change anything now. */
  onRestore?: (values: Values) => void;
}

/** Every change, newest first, with what was another value before it. */
export function SettingHistory({ fields, defaults, history, onRestore }: SettingHistoryProps) {
  const live = history.filter(({ state }) => state !== 'cancelled');
  const before = (settingId: string | number): Values =>
    live[live.findIndex((each) => each.settingId === settingId) + 1]?.values ?? defaults;
  return (
    <section className="panel" aria-labelledby="setting-history">
      <header className="panel-h">
        <h2 id="setting-history">历史</h2>
      </header>
      <ol className="setting-history">
        {history.map(({ settingId, values, effectiveAt, madeBy, reason, state }) => (
          <li key={settingId}>
            <p>
              <span className={STATES[state].className}>{STATES[state].label}</span> {formatTime(effectiveAt)}{' '}
              起
            </p>
            {changedNames(fields, before(settingId), values).map((name) => {
              const field = fields[name];
              return field ? (
                <p key={name}>
                  {field.label} {valueText(field, before(settingId)[name])} → {valueText(field, values[name])}
                </p>
              ) : null;
            })}
            <p className="muted">
              {madeBy}：{reason}
            </p>
            {onRestore && state === 'past' && (
              <button type="button" className="lnk" onClick={() => onRestore(values)}>
                恢复成这样
              </button>
            )}
          </li>
        ))}
        <li className="muted">开店时的默认值</li>
      </ol>
    </section>
  );
}
