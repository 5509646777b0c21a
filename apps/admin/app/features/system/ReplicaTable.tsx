import { formatTime } from '../../ui/format.ts';
import { formatDuration } from './system-texts.ts';
import type { Overview } from './types.ts';

const ROLES = { all: '网页与任务', web: '网页', worker: '任务' } as const;

/** The processes of the shop: which run, since when, and with which release. */
export function ReplicaTable({ replicas, readAt }: Pick<Overview, 'replicas' | 'readAt'>) {
  if (replicas.length === 0) return null;
  const releases = new Set(replicas.filter(({ isSilent }) => !isSilent).map(({ release }) => release));
  const secondsSince = (time: string) =>
    Math.max(0, (new Date(readAt).getTime() - new Date(time).getTime()) / 1000);
  return (
    <section className="panel mt-4" aria-label="进程">
      <div className="panel-h">
        <h2>进程</h2>
        <span className="muted">每 15 秒报到一次</span>
      </div>
      {releases.size > 1 && (
        <p className="note note-warn" role="status">
          正在运行的进程有 {releases.size} 个版本：{[...releases].join('、')}
          。发布期间这是正常的；发布结束后仍是这样，说明有进程没有重启。
        </p>
      )}
      <table className="tbl tbl-in">
        <caption className="vh">进程</caption>
        <thead>
          <tr>
            <th>状态</th>
            <th>主机</th>
            <th>进程号</th>
            <th>职责</th>
            <th>版本</th>
            <th>启动</th>
            <th>上次报到</th>
          </tr>
        </thead>
        <tbody>
          {replicas.map(({ id, host, pid, role, release, startedAt, seenAt, isSilent }) => (
            <tr key={id}>
              <td>
                <span className={isSilent ? 'st st-bad' : 'st st-ok'}>
                  {isSilent ? '没有报到' : '运行中'}
                </span>
              </td>
              <td>{host}</td>
              <td className="code">{pid}</td>
              <td>{ROLES[role]}</td>
              <td className="code">{release}</td>
              <td>{formatTime(startedAt)}</td>
              <td>{formatDuration(secondsSince(seenAt))}前</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
