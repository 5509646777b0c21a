import type { PresaleBoard } from './presale-labels.ts';

/** Units booked by day, as bars that are also a list. */
export function DepositDays({ days }: Pick<PresaleBoard, 'days'>) {
  const most = Math.max(1, ...days.map(({ units }) => units));
  return (
    <section className="panel" aria-labelledby="ps-days">
      <div className="panel-h">
        <h2 id="ps-days">每天</h2>
        <span className="muted">付定金的份数</span>
      </div>
      {days.length === 0 ? (
        <p className="muted">还没有人付定金</p>
      ) : (
        <ul className="ps-days">
          {days.map(({ day, units }) => (
            <li key={day}>
              <span>{day.slice(5)}</span>
              <meter min={0} max={most} value={units} aria-label={`${day} 付定金 ${units} 份`} />
              <b>{units}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
