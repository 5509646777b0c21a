import { CommandError } from '../../apps/server/src/features/catalogue-import/cli.ts';
import { listKinds, maskError, retryParkedWork } from '../../apps/server/src/features/system/index.ts';
import { type Database, transaction } from '../../apps/server/src/platform/database/index.ts';

export const WORK_USAGE = `  npm run shop -- parked                                            查看停下来的后台任务与事件
  npm run shop -- retry jobs|events 类型 [编号]                        让停下来的任务或事件重新执行`;

/** Background work that failed too often; the admin shows the same at 任务与健康. */
export const workCommands = {
  async parked(db: Database) {
    const kinds = (await listKinds(db)).filter(({ parked }) => parked > 0);
    if (kinds.length === 0) return ['没有停下来的任务或事件。'];
    return kinds.map(
      ({ queue, kind, parked, last_error }) =>
        `${queue}  ${kind}  ${parked} 个  ${maskError(last_error) ?? ''}`,
    );
  },
  async retry(db: Database, [queue, kind, id]: string[]) {
    if ((queue !== 'jobs' && queue !== 'events') || !kind || (id !== undefined && !/^\d{1,15}$/.test(id)))
      throw new CommandError(`用法：\n${WORK_USAGE}`);
    const one = id === undefined ? undefined : Number(id);
    const retried = await transaction(db, (tx) => retryParkedWork(tx, { queue, kind, id: one }));
    if (retried === 0) throw new CommandError('没有这样停下来的任务或事件。');
    return [`已重新安排 ${retried} 个`];
  },
};
