import { readFile } from 'node:fs/promises';
import { importReceipts } from '../../apps/server/src/features/account/index.ts';
import { CommandError } from '../../apps/server/src/features/catalogue-import/cli.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';

export const OFFLINE_USAGE = `  npm run shop -- offline-import 文件.csv                            导入门店小票
      列：小票号,门店,时间,会员（手机号或会员卡号）,规格编码,数量,单价,退货数量（可省）`;

export const offlineCommands = {
  async 'offline-import'(db: Database, [path]: string[]) {
    if (!path) throw new CommandError(OFFLINE_USAGE);
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) throw new CommandError(`找不到文件 ${path}`);
    const { added, returned, unchanged, problems } = await importReceipts(db, text);
    if (problems.length > 0)
      throw new CommandError(
        [
          `有 ${problems.length} 处需要修改，什么也没有写入：`,
          ...problems.map(
            (problem) => `${problem.line === 0 ? '文件' : `第 ${problem.line} 行`}：${problem.text}`,
          ),
        ].join('\n'),
      );
    return [`新增 ${added} 张小票，更新退货 ${returned} 张，${unchanged} 张与之前相同`];
  },
};
