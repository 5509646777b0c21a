import type { Column } from './column.ts';
import { brandColumns, productColumns, skuColumns } from './columns.ts';

type AnyColumn = Pick<Column<never>, 'zh' | 'en' | 'description' | 'isRequired'>;

const rowOf = ({ zh, en, description, isRequired }: AnyColumn) =>
  `| ${zh} | \`${en}\` | ${isRequired ? '必填' : ''} | ${description.replaceAll('|', '\\|')} |`;

const tableOf = (title: string, columns: Record<string, AnyColumn>) =>
  [
    `### ${title}`,
    '',
    '| 列名 | English / JSON | | 内容 |',
    '|---|---|---|---|',
    ...Object.values(columns).map(rowOf),
  ].join('\n');

/** The list of columns in docs/import.md; a test compares the two. */
export const describeColumns = (): string =>
  [
    tableOf('品牌', brandColumns),
    tableOf('商品', productColumns),
    tableOf('规格（每行一个）', skuColumns),
  ].join('\n\n');
