import { formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { changedFields, type DraftLine, movePosition, positionsOf } from './slot-draft.ts';
import type { Slot } from './types.ts';

interface LineListProps {
  slot: Slot;
  lines: readonly DraftLine[];
  chosen: string;
  mayWrite: boolean;
  onChoose: (key: string) => void;
  onLines: (lines: DraftLine[]) => void;
  onAdd: () => void;
}

/** 到 11-18 10:00, 11-18 10:00 起, 一直 */
const timeText = ({ startsAt, endsAt, isLive }: DraftLine['fields'], now: string): string => {
  if (!isLive) return '不显示';
  if (endsAt !== null && endsAt <= now) return `${formatTime(endsAt)} 已结束`;
  const from = startsAt === null || startsAt <= now ? '在线' : `${formatTime(startsAt)} 起`;
  return endsAt === null ? from : `${from}，到 ${formatTime(endsAt)}`;
};

/** The places of a slot in order, each with what is planned for it. */
export function LineList({ slot, lines, chosen, mayWrite, onChoose, onLines, onAdd }: LineListProps) {
  const places = positionsOf(lines);
  const judged = new Map(slot.lines.map((line) => [line.lineId, line.judged]));
  return (
    <section className="panel" aria-labelledby="lines">
      <div className="panel-h">
        <h2 id="lines">内容</h2>
        <span className="muted">{places.length} 个次序</span>
      </div>
      <ol className="slot-lines">
        {places.map(({ position, lines: plans }, index) => (
          <li key={position}>
            <span className="slot-lines-n">{index + 1}</span>
            <div className="slot-plans">
              {plans.map((line) => {
                const verdict = judged.get(line.key);
                const isWrong = (verdict?.problems.length ?? 0) > 0 && changedFields(line).length === 0;
                return (
                  <button
                    key={line.key}
                    type="button"
                    aria-pressed={line.key === chosen}
                    onClick={() => onChoose(line.key)}
                  >
                    {line.fields.imagePath !== null && (
                      <img src={`/pictures/${line.fields.imagePath}`} alt="" loading="lazy" />
                    )}
                    <span className="c2">
                      <span className="ell">{line.fields.content.replaceAll('/', '') || '没有文字'}</span>
                      <small>
                        {timeText(line.fields, slot.now)}
                        {changedFields(line).length > 0 && '，未保存'}
                        {isWrong && `，${verdict?.problems[0]?.message}`}
                      </small>
                    </span>
                  </button>
                );
              })}
            </div>
            {mayWrite && (
              <span className="slot-moves">
                <button
                  type="button"
                  className="icbtn"
                  aria-label={`第 ${index + 1} 个上移`}
                  disabled={index === 0}
                  onClick={() => onLines(movePosition(lines, position, -1))}
                >
                  <Icon name="up" size={14} />
                </button>
                <button
                  type="button"
                  className="icbtn"
                  aria-label={`第 ${index + 1} 个下移`}
                  disabled={index === places.length - 1}
                  onClick={() => onLines(movePosition(lines, position, 1))}
                >
                  <Icon name="down" size={14} />
                </button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {mayWrite && (
        <button type="button" className="btn btn-sm mt-3" onClick={onAdd}>
          <Icon name="plus" size={14} />
          加一行
        </button>
      )}
    </section>
  );
}
