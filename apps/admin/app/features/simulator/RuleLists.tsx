import { useState } from 'react';
import { formatFen, formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Simulated } from './types.ts';

type Fired = Simulated['fired'][number];
type NotFired = Simulated['notFired'][number];
type Filter = 'all' | 'near' | 'draft';

interface RuleListsProps {
  result: Simulated;
  onTime: (iso: string) => void;
}

/** Every offer: those that fired with what they saved, the others with the reason. */
export function RuleLists({ result: { fired, notFired }, onTime }: RuleListsProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const sorted = notFired.toSorted((a, b) => rankOf(a) - rankOf(b));
  const lists: Readonly<Record<Filter, { label: string; rules: readonly NotFired[] }>> = {
    all: { label: '全部', rules: sorted },
    near: { label: '差一点的', rules: sorted.filter(({ missing }) => missing !== null) },
    draft: { label: '草稿', rules: sorted.filter(({ state }) => state === 'draft') },
  };
  return (
    <>
      <section className="panel mt-4" aria-labelledby="sim-fired">
        <header className="panel-h">
          <h2 id="sim-fired">用上的</h2>
          <span className="muted fs-12">{fired.length} 个</span>
        </header>
        <ul className="sim-rules">
          {fired.map((rule) => (
            <FiredRule key={`${rule.source} ${rule.id}`} rule={rule} />
          ))}
        </ul>
        {fired.length === 0 && <p className="hint">没有用上任何优惠</p>}
      </section>
      <section className="panel" aria-labelledby="sim-not-fired">
        <header className="panel-h">
          <h2 id="sim-not-fired">没用上的</h2>
          <span className="muted fs-12">{notFired.length} 个，以及差什么</span>
          <div className="right">
            <span className="seg seg-sm">
              {(Object.keys(lists) as Filter[]).map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={each === filter}
                  onClick={() => setFilter(each)}
                >
                  {lists[each].label} {lists[each].rules.length}
                </button>
              ))}
            </span>
          </div>
        </header>
        <ul className="sim-rules">
          {lists[filter].rules.map((rule) => (
            <SkippedRule key={`${rule.source} ${rule.id} ${rule.reason}`} rule={rule} onTime={onTime} />
          ))}
        </ul>
      </section>
    </>
  );
}

/** What nearly applied comes first, what has nothing to do with the basket last. */
function rankOf({ missing, state, code }: NotFired): number {
  if (missing !== null) return 0;
  if (state === 'draft') return 1;
  return code === 'nothing-in-scope' ? 3 : 2;
}

const FiredRule = ({ rule: { title, mark, state, reason, lines, saved } }: { rule: Fired }) => (
  <li>
    <span className="sim-ok">
      <Icon name="check" size={14} />
    </span>
    <div>
      <b>{title}</b> <span className="tag tag-soft">{mark}</span>
      {state === 'draft' && <span className="tag">草稿</span>}
      <p>{reason}</p>
      <small>{lines.join('、')}</small>
    </div>
    <b className="num">{saved === 0 ? '' : formatFen(-saved)}</b>
  </li>
);

function SkippedRule({ rule, onTime }: { rule: NotFired; onTime: (iso: string) => void }) {
  const { title, mark, state, label, reason, code, startsAt, endsAt } = rule;
  return (
    <li className="sim-off">
      <span>
        <Icon name="close" size={14} />
      </span>
      <div>
        <b>{title}</b> <span className="tag">{state === 'draft' ? '草稿' : mark}</span>
        <p>{code === 'nothing-in-scope' ? reason : `${label}：${reason}`}</p>
        {code === 'not-started' && startsAt && <small>{formatTime(startsAt)} 开始</small>}
        {code === 'ended' && endsAt && <small>{formatTime(endsAt)} 结束</small>}
      </div>
      {code === 'not-started' && startsAt && (
        <button
          type="button"
          className="btn btn-sm"
          aria-label={`换到那时，${title}开始的时候`}
          onClick={() => onTime(startsAt)}
        >
          换到那时
        </button>
      )}
    </li>
  );
}
