import { formatTime } from '../../ui/format.ts';
import type { Member } from './types.ts';

/** When the account was locked, why and by whom. */
export const MemberLocks = ({ member }: { member: Member }) =>
  member.locks.length === 0 ? null : (
    <section className="panel" aria-labelledby="locks">
      <div className="panel-h">
        <h2 id="locks">锁定记录</h2>
      </div>
      <ul className="stack">
        {member.locks.map(({ lockedAt, lockedBy, reason, until, endedAt, endedBy }) => (
          <li key={lockedAt}>
            {formatTime(lockedAt)} {lockedBy}：{reason}
            <span className="muted">
              {endedAt === null
                ? until === null
                  ? '，未定结束'
                  : `，至 ${formatTime(until)}`
                : `，${formatTime(endedAt)} ${endedBy ?? '到时'}解锁`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
