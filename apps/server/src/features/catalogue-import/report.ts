import type { FileSubject } from './columns/columns.ts';
import type { Outcome } from './plan/plan.ts';
import type { PlaceOf, Problem } from './row.ts';
import type { ImportReport } from './run-import.ts';

const MAX_LINES = 200;
const MAX_CHANGES = 50;
const ENTITY_NAMES: Record<Outcome['entity'], string> = {
  category: '分类',
  brand: '品牌',
  product: '商品',
  sku: '规格',
};
const ENTITIES: Record<FileSubject, readonly Outcome['entity'][]> = {
  products: ['brand', 'product', 'sku'],
  categories: ['category'],
  brands: ['brand'],
};

/** 第 12 行「售价」：价格过低，至少 0.01 元 */
export function describeProblem({ line, column, message }: Problem, placeOf: PlaceOf): string {
  const place = `${placeOf(line, column)}${column === '' ? '' : `「${column}」`}`;
  return place === '' ? message : `${place}：${message}`;
}

export const describeProblems = (problems: readonly Problem[], placeOf: PlaceOf): string[] =>
  truncateLines(
    problems.map((problem) => describeProblem(problem, placeOf)),
    MAX_LINES,
  );

/** The report as lines of text: problems, warnings, changes and totals. */
export function describeReport(report: ImportReport, placeOf: PlaceOf): string[] {
  const { subject, problems, warnings, outcomes, rowCount, draftCount, waitingImages, runId } = report;
  if (problems.length > 0)
    return [...describeProblems(problems, placeOf), `共 ${problems.length} 处有误，什么也没有写入。`];
  const changes = outcomes
    .filter(({ change }) => change !== 'unchanged')
    .map((outcome) => describeChange(outcome, placeOf));
  return [
    ...describeProblems(warnings, placeOf).map((line) => `注意 ${line}`),
    ...truncateLines(changes, MAX_CHANGES),
    ...(draftCount > 0 ? [describeDrafts(draftCount)] : []),
    `共 ${rowCount} 行：${ENTITIES[subject].map((entity) => describeTotals(entity, outcomes)).join('；')}。`,
    describeResult(changes.length > 0, runId),
    ...(waitingImages > 0 ? [describeWaitingImages(waitingImages)] : []),
  ];
}

const describeDrafts = (count: number) =>
  `注意 ${count} 个新商品没有写「状态」，按草稿导入，顾客看不到。要上架请加一列「状态」，写 上架，再导入一次。`;

const describeWaitingImages = (count: number) =>
  `${count} 张 https 图片等待下载：店铺运行时自动下载，下载好之前显示占位图。查看进度：npm run catalogue:import -- --images`;

const describeChange = ({ line, entity, code, change, columns }: Outcome, placeOf: PlaceOf) =>
  `${placeOf(line, '')} ${change === 'created' ? '新增' : '修改'}${ENTITY_NAMES[entity]} ${code}${columns.length > 0 ? `：${columns.join('、')}` : ''}`;

function describeTotals(entity: Outcome['entity'], outcomes: readonly Outcome[]): string {
  const count = (change: Outcome['change']) =>
    outcomes.filter((outcome) => outcome.entity === entity && outcome.change === change).length;
  return `${ENTITY_NAMES[entity]}新增 ${count('created')}、修改 ${count('updated')}、不变 ${count('unchanged')}`;
}

const describeResult = (hasChanges: boolean, runId: number | null) =>
  runId !== null
    ? `已写入（第 ${runId} 次导入）。要撤销请加 --undo。`
    : hasChanges
      ? '这是试运行，什么也没有写入。确认无误后加 --apply 再运行一次。'
      : '与店里完全一致，没有要写入的内容。';

const truncateLines = (lines: string[], limit: number): string[] =>
  lines.length > limit ? [...lines.slice(0, limit), `……其余 ${lines.length - limit} 条省略`] : lines;
