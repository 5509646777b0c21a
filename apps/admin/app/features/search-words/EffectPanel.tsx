import { Icon } from '../../ui/Icon.tsx';
import { type Effect, formatScore } from './word-draft.ts';

const NAMED = 6;

/** What a change does to the judged queries. */
export function EffectPanel({ effect }: { effect: Effect }) {
  const { before, after, better, worse, queries, leftOut, needsConfirmation } = effect;
  const change = (after ?? 0) - (before ?? 0);
  const tone = change < -0.0005 ? 'sw-worse' : change > 0.0005 ? 'sw-better' : '';
  return (
    <div role="status">
      <p className="sw-ndcg">
        <span>nDCG</span>
        <b>{formatScore(before)}</b>
        <Icon name="right" size={14} />
        <b className={tone}>{formatScore(after)}</b>
      </p>
      {needsConfirmation && (
        <div className="note note-err">
          <Icon name="info" />
          <div className="grow">
            <b>评测分会下降 {Math.abs(change).toFixed(3)}。</b>超过 0.005，保存时须确认。
          </div>
        </div>
      )}
      <ul className="sw-effects">
        <Changed label="变差" changes={worse} isBad />
        <Changed label="变好" changes={better} />
        <li>
          <span />
          <div>不变 {queries - worse.length - better.length} 个</div>
        </li>
      </ul>
      <p className="hint">
        {queries === 0 ? '评测词都不适用于本店商品，没有分数' : `按 ${queries} 个适用于本店商品的评测词计算`}
        {leftOut > 0 && `，另有 ${leftOut} 个不适用`}
      </p>
    </div>
  );
}

const Changed = ({
  label,
  changes,
  isBad = false,
}: {
  label: string;
  changes: Effect['worse'];
  isBad?: boolean;
}) => (
  <li className={isBad && changes.length > 0 ? 'is-err' : 'is-ok'}>
    <Icon name={isBad && changes.length > 0 ? 'close' : 'check'} size={14} />
    <div>
      {label} {changes.length} 个
      {changes.length > 0 && (
        <small>
          {changes
            .slice(0, NAMED)
            .map(({ query }) => query)
            .join('、')}
          {changes.length > NAMED && ' 等'}
        </small>
      )}
    </div>
  </li>
);
