import type { ImportReport } from './import-catalogue.ts';
import type { Outcome } from './plan/plan.ts';
import type { Problem } from './row.ts';

const MAX_LINES = 200;
const MAX_CHANGES = 50;
const ENTITY_NAMES: Record<Outcome['entity'], string> = { brand: '品牌', product: '商品', sku: '规格' };

/** What `line` counts: lines in CSV, products in JSON. */
export type Unit = '行' | '个商品';

/** 第 12 行「售价」：价格过低，至少 0.01 元 */
export function describeProblem({ line, column, message }: Problem, unit: Unit): string {
  const place = `${line > 0 ? `第 ${line} ${unit}` : ''}${column === '' ? '' : `「${column}」`}`;
  return place === '' ? message : `${place}：${message}`;
}

export const describeProblems = (problems: readonly Problem[], unit: Unit): string[] =>
  truncateLines(
    problems.map((problem) => describeProblem(problem, unit)),
    MAX_LINES,
  );

/** The report as lines of text: problems, warnings, changes and totals. */
export function describeReport(report: ImportReport, unit: Unit): string[] {
  const { problems, warnings, outcomes, rowCount, runId } = report;
  if (problems.length > 0)
    return [...describeProblems(problems, unit), `共 ${problems.length} 处有误，什么也没有写入。`];
  const changes = outcomes
    .filter(({ change }) => change !== 'unchanged')
    .map((outcome) => describeChange(outcome, unit));
  return [
    ...describeProblems(warnings, unit).map((line) => `注意 ${line}`),
    ...truncateLines(changes, MAX_CHANGES),
    `共 ${rowCount} 行：${(['brand', 'product', 'sku'] as const).map((entity) => describeTotals(entity, outcomes)).join('；')}。`,
    describeResult(changes.length > 0, runId),
  ];
}

const describeChange = ({ line, entity, code, change, columns }: Outcome, unit: Unit) =>
  `第 ${line} ${unit} ${change === 'created' ? '新增' : '修改'}${ENTITY_NAMES[entity]} ${code}${columns.length > 0 ? `：${columns.join('、')}` : ''}`;

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
