import { formatFen } from '../../ui/format.ts';
import type { IssueCount } from './types.ts';

/** What would happen: how many members, what it may cost, who is left out. */
export function IssueFigures({ count }: { count: IssueCount }) {
  const likely =
    count.usedPercent === null ? null : Math.round((count.exposureFen * count.usedPercent) / 100);
  return (
    <div aria-live="polite">
      <dl className="figs cp-issue">
        <div className="fig">
          <dt>人数</dt>
          <dd className="fig-v">{count.members.toLocaleString('en-US')}</dd>
        </div>
        <div className="fig">
          <dt>每张至多</dt>
          <dd className="fig-v">{formatFen(count.eachFen)}</dd>
        </div>
        <div className="fig">
          <dt>至多让利</dt>
          <dd className="fig-v text-bad">{formatFen(count.exposureFen)}</dd>
        </div>
        {likely !== null && (
          <div className="fig">
            <dt>按以往用率 {count.usedPercent} %</dt>
            <dd className="fig-v">{formatFen(likely)}</dd>
          </div>
        )}
      </dl>
      <ul className="cp-notes">
        {count.needsApproval && <li className="text-warn">至多让利超过 ¥10,000.00，提交后要第二个人同意</li>}
        {count.members > count.left && <li className="text-bad">总数只剩 {count.left} 张，请先加总数</li>}
        {count.excluded > 0 && <li>{count.excluded} 位已有这种券或不符合它的条件，跳过</li>}
        {count.unknownCount > 0 && (
          <li>
            {count.unknownCount} 行没有对应的会员：{count.unknown.join('、')}
          </li>
        )}
        <li>中断后从断处继续，不会有人收到两张</li>
      </ul>
    </div>
  );
}
