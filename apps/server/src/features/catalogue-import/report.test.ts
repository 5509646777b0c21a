import { describe, expect, it } from 'vitest';
import { createProgressReporter } from './progress.ts';
import { describeReport } from './report.ts';
import { placeOfLine } from './row.ts';
import type { ImportReport } from './run-import.ts';

const report: ImportReport = {
  subject: 'products',
  draftCount: 0,
  waitingImages: 0,
  rowCount: 2,
  problems: [],
  warnings: [{ line: 2, column: '状态', message: '标签信息不全' }],
  outcomes: [
    { line: 2, entity: 'product', code: 'SA-001', change: 'updated', columns: ['商品名称', '状态'] },
    { line: 2, entity: 'sku', code: 'SA-001-01', change: 'created', columns: [] },
    { line: 3, entity: 'sku', code: 'SA-001-02', change: 'unchanged', columns: [] },
  ],
  runId: null,
};
const problem = { line: 7, column: '售价', message: '价格过低，至少 0.01 元' };

describe('the report', () => {
  it('of a dry run says what would change and how to apply it', () =>
    expect(describeReport(report, placeOfLine)).toEqual([
      '注意 第 2 行「状态」：标签信息不全',
      '第 2 行 修改商品 SA-001：商品名称、状态',
      '第 2 行 新增规格 SA-001-01',
      '共 2 行：品牌新增 0、修改 0、不变 0；商品新增 0、修改 1、不变 0；规格新增 1、修改 0、不变 1。',
      '这是试运行，什么也没有写入。确认无误后加 --apply 再运行一次。',
    ]));

  it('of an applied import has the run id', () =>
    expect(describeReport({ ...report, runId: 3 }, placeOfLine).at(-1)).toBe(
      '已写入（第 3 次导入）。要撤销请加 --undo。',
    ));

  it('of a file with problems lists only the problems', () =>
    expect(describeReport({ ...report, problems: [problem] }, placeOfLine)).toEqual([
      '第 7 行「售价」：价格过低，至少 0.01 元',
      '共 1 处有误，什么也没有写入。',
    ]));

  it('counts new products that become drafts because the file has no status', () =>
    expect(describeReport({ ...report, draftCount: 3 }, placeOfLine)).toContain(
      '注意 3 个新商品没有写「状态」，按草稿导入，顾客看不到。要上架请加一列「状态」，写 上架，再导入一次。',
    ));

  it('of a category file totals categories only', () =>
    expect(describeReport({ ...report, subject: 'categories', outcomes: [] }, placeOfLine)).toContain(
      '共 2 行：分类新增 0、修改 0、不变 0。',
    ));

  it('is truncated', () => {
    const lines = describeReport({ ...report, problems: Array(500).fill(problem) }, placeOfLine);
    expect(lines).toHaveLength(202);
    expect(lines.at(-2)).toBe('……其余 300 条省略');
  });
});

describe('progress', () => {
  const shown = (isTTY: boolean) => {
    let out = '';
    const show = createProgressReporter({ isTTY, write: (text) => (out += text) });
    for (const done of [1, 2, 250, 260, 1000]) show(done, 1000);
    return out;
  };

  it('is a bar on a terminal', () => {
    expect(shown(true)).toContain(`\r${'█'.repeat(8)}${'░'.repeat(22)} 25%`);
    expect(shown(true).endsWith(`\r${'█'.repeat(30)} 100%\n`)).toBe(true);
  });

  it('is a few lines in a log', () => expect(shown(false)).toBe('0%\n20%\n100%\n'));
});
