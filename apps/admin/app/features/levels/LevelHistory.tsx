import { formatFen, formatTime } from '../../ui/format.ts';
import type { LevelSettings } from './levels-draft.ts';

const STATES = {
  planned: { label: '已排好', className: 'st st-todo' },
  current: { label: '现在', className: 'st st-go' },
  past: { label: '以前', className: 'st st-end' },
  cancelled: { label: '已撤回', className: 'st st-bad' },
} as const;

/** Every change of levels, newest first. */
export const LevelHistory = ({ history }: Pick<LevelSettings, 'history'>) => (
  <section className="panel" aria-labelledby="level-history">
    <header className="panel-h">
      <h2 id="level-history">历史</h2>
    </header>
    {history.length === 0 ? (
      <p className="muted">还没有改过，用的是开店时的等级</p>
    ) : (
      <table className="tbl tbl-in" aria-label="等级的历史">
        <tbody>
          {history.map((each) => (
            <tr key={each.levelId}>
              <td>
                <span className={STATES[each.state].className}>{STATES[each.state].label}</span>
              </td>
              <td>{formatTime(each.effectiveAt)} 起</td>
              <td>
                {each.months} 个月，芍药 {formatFen(each.blackFen)}，牡丹 {formatFen(each.goldFen)}
              </td>
              <td className="wrap-c">{each.reason}</td>
              <td>
                {each.madeBy} {formatTime(each.madeAt)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);
