import type { Column } from './column.ts';
import { brandColumns, brandNameColumns, categoryColumns, productColumns, skuColumns } from './columns.ts';

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

/** The lists of columns in docs/import.md; a test compares them. */
export const describeColumns = (): string =>
  [
    tableOf('品牌', brandNameColumns),
    tableOf('商品', productColumns),
    tableOf('规格（每行一个）', skuColumns),
  ].join('\n\n');

export const describeCategoryColumns = (): string => tableOf('分类文件的列', categoryColumns);

export const describeBrandColumns = (): string => tableOf('品牌文件的列', brandColumns);
