import { CommandError } from '../../apps/server/src/features/catalogue-import/cli.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import {
  addMonthPartitions,
  listMonthPartitions,
  listPartitionedTables,
  type MonthPartition,
} from '../../apps/server/src/platform/partitions/index.ts';
import { shanghaiDate } from '../../packages/core/src/shared/index.ts';

export const PARTITION_USAGE = `  npm run shop -- partitions                                        查看按月分区的表
  npm run shop -- partitions-add                                    建好后三个月的分区（每天也会自动建）`;

const MEGABYTE = 1024 * 1024;

/** Docs: docs/operations.md, months of large tables. */
export const partitionCommands = {
  async partitions(db: Database, args: string[]) {
    if (args.length > 0) throw new CommandError(`用法：\n${PARTITION_USAGE}`);
    const months = await listMonthPartitions(db);
    return (await listPartitionedTables(db)).flatMap(({ table, monthsAhead }) => [
      `${table}  本月之后还有 ${monthsAhead} 个月`,
      ...months.filter((month) => month.table === table).map(describeMonth),
    ]);
  },
  async 'partitions-add'(db: Database, args: string[]) {
    if (args.length > 0) throw new CommandError(`用法：\n${PARTITION_USAGE}`);
    const made = await addMonthPartitions(db);
    return [made === 0 ? '后三个月的分区都已经有了。' : `已建 ${made} 个分区。`];
  },
};

const describeMonth = ({ partition, startsAt, endsAt, bytes }: MonthPartition): string =>
  `  ${partition}  ${startsAt ? `${shanghaiDate(startsAt)} 起` : endsAt ? '最早起' : '其余时间'}${
    endsAt ? `，${shanghaiDate(endsAt)} 前` : ''
  }  ${(bytes / MEGABYTE).toFixed(1)} MB`;
