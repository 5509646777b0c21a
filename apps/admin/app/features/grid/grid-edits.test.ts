import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editedCells, summarise } from './edited-cells.ts';
import type { GridRow } from './grid-columns.ts';
import {
  currentText,
  dropCells,
  type EditHistory,
  markProblems,
  NO_EDITS,
  redo,
  typeCells,
  undo,
} from './grid-edits.ts';
import { readPastedTable } from './pasted-table.ts';
import { copiedText, deletedCells, filledDown, pastedCells } from './selected-cells.ts';
import { areaName, moveSelection } from './selection.ts';
import { layOut, visibleLines } from './visible-rows.ts';

const row = (number: number, more: Partial<GridRow> = {}): GridRow => ({
  skuId: `s${number}`,
  code: `HR${number}`,
  productId: `p${Math.floor(number / 3)}`,
  productName: '朱砂唇膏',
  brandName: '索兰娜',
  skuName: `${number} 号`,
  shadeHex: null,
  imagePath: null,
  offerFen: 32_000,
  marketFen: null,
  costFen: 11_200,
  available: 40,
  held: 0,
  limit: null,
  isLive: true,
  lowStockAt: 20,
  ...more,
});
const rows = Array.from({ length: 9 }, (_, number) => row(number));
const [first, second] = [rows[0]!, rows[1]!];
const COLUMNS = ['sku', 'code', 'offer', 'market', 'stock', 'limit', 'live'] as const;
const anyColumn = () => true;
const area = (top: number, bottom: number, left: number, right = left) => ({ top, bottom, left, right });

describe('typed cells', () => {
  it('are edits only while they differ from what the shop has', () => {
    const typed = typeCells(NO_EDITS, [{ row: first, column: 'offer', text: '289' }]);
    expect(editedCells(rows, typed.edits).cells).toEqual([
      { skuId: 's0', column: 'offer', base: 32_000, value: 28_900 },
    ]);
    expect(typeCells(typed, [{ row: first, column: 'offer', text: '¥320.00' }]).edits.size).toBe(0);
  });

  it('that cannot be read stay as they were typed, and are not saved', () => {
    const { edits } = typeCells(NO_EDITS, [{ row: first, column: 'low', text: ' 四十 ' }]);
    expect(currentText(first, 'low', edits.get('s0'))).toBe('四十');
    expect(editedCells(rows, edits)).toEqual({ cells: [], faulty: 1, skus: 1 });
  });

  it('lose a problem that the server found when they are typed again', () => {
    const typed = typeCells(NO_EDITS, [{ row: first, column: 'market', text: '398' }]);
    const marked = markProblems(typed, [{ skuId: 's0', column: 'market', message: '没有成交依据' }]);
    expect(editedCells(rows, marked.edits).faulty).toBe(1);
    const again = typeCells(marked, [{ row: first, column: 'market', text: '330' }]);
    expect(editedCells(rows, again.edits)).toMatchObject({ faulty: 0, cells: [{ value: 33_000 }] });
  });

  it('are taken back and done again step by step, in any history', () => {
    const step = fc.record({
      row: fc.constantFrom(...rows),
      column: fc.constantFrom('offer' as const, 'stock' as const, 'limit' as const),
      text: fc.oneof(fc.integer({ min: 1, max: 50 }).map(String), fc.constant('?'), fc.constant(null)),
    });
    fc.assert(
      fc.property(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), (steps) => {
        const states: EditHistory[] = [NO_EDITS];
        for (const typed of steps) {
          const next = typeCells(states.at(-1)!, typed);
          if (next !== states.at(-1)) states.push(next);
        }
        let history = states.at(-1)!;
        for (const state of states.slice(0, -1).reverse()) {
          history = undo(history);
          expect(history.edits).toEqual(state.edits);
        }
        for (const state of states.slice(1)) {
          history = redo(history);
          expect(history.edits).toEqual(state.edits);
        }
      }),
    );
  });

  it('that were saved are gone, and the others stay', () => {
    const typed = typeCells(NO_EDITS, [
      { row: first, column: 'offer', text: '289' },
      { row: first, column: 'low', text: '?' },
    ]);
    const left = dropCells(typed, [{ skuId: 's0', column: 'offer' }]);
    expect(editedCells(rows, left.edits)).toMatchObject({ cells: [], faulty: 1 });
    expect(undo(left)).toEqual(left);
  });

  it('are summed up by column', () => {
    const { edits } = typeCells(NO_EDITS, [
      ...rows.slice(0, 3).map((each) => ({ row: each, column: 'offer' as const, text: '289' })),
      { row: first, column: 'limit', text: '2' },
    ]);
    expect(summarise(editedCells(rows, edits).cells)).toEqual([
      { column: 'offer', label: '售价', count: 3, examples: '320.00 → 289.00' },
      { column: 'limit', label: '限购', count: 1, examples: '不限 → 2' },
    ]);
  });
});

describe('selected cells', () => {
  it('are copied as a spreadsheet reads them, and pasted back unchanged', () => {
    const copied = copiedText(rows, COLUMNS, area(0, 1, 1, 6), new Map());
    expect(copied.split('\r\n')[0]).toBe('HR0\t320.00\t\t40\t\t上架');
    const { typed } = pastedCells(rows, COLUMNS, area(0, 0, 1), copied, anyColumn);
    expect(typeCells(NO_EDITS, typed)).toBe(NO_EDITS);
  });

  it('take a block from the corner on, and not beyond the last row', () => {
    const { typed, selection } = pastedCells(rows, COLUMNS, area(7, 7, 2), '1\n2\n3\n4\n', anyColumn);
    expect(typed.map(({ row: { skuId }, text }) => [skuId, text])).toEqual([
      ['s7', '1'],
      ['s8', '2'],
    ]);
    expect(selection.active).toEqual({ row: 8, column: 2 });
  });

  it('are all filled by one cell, except what nobody may edit', () => {
    const { typed } = pastedCells(rows, COLUMNS, area(0, 2, 1, 2), '289', (column) => column === 'offer');
    expect(typed.map(({ column }) => column)).toEqual(['offer', 'offer', 'offer']);
    expect(pastedCells(rows, COLUMNS, area(0, 2, 2), '289', () => false).typed).toEqual([]);
  });

  it('are filled down from the first row, or from the row above when one is selected', () => {
    const { edits } = typeCells(NO_EDITS, [{ row: first, column: 'offer', text: '289' }]);
    const down = filledDown(rows, COLUMNS, area(0, 2, 2), edits, anyColumn);
    expect(down.map(({ row: { skuId }, text }) => [skuId, text])).toEqual([
      ['s1', '289.00'],
      ['s2', '289.00'],
    ]);
    expect(filledDown(rows, COLUMNS, area(1, 1, 2), edits, anyColumn)).toEqual([
      { row: second, column: 'offer', text: '289.00' },
    ]);
  });

  it('are emptied, but 上架 is left', () => {
    const typed = deletedCells(rows, COLUMNS, area(0, 0, 3, 6), anyColumn);
    expect(typed.map(({ column }) => column)).toEqual(['market', 'stock', 'limit']);
  });

  it('move with the keys and have names', () => {
    const key = (name: string, more = {}) => ({
      key: name,
      shiftKey: false,
      ctrlKey: false,
      metaKey: false,
      ...more,
    });
    const start = { anchor: { row: 0, column: 2 }, active: { row: 0, column: 2 } };
    const size = { rows: 9, columns: 7, page: 4 };
    expect(moveSelection(start, key('ArrowUp'), size)?.active).toEqual({ row: 0, column: 2 });
    expect(moveSelection(start, key('End', { ctrlKey: true }), size)?.active).toEqual({ row: 8, column: 6 });
    expect(moveSelection(start, key('PageDown', { shiftKey: true }), size)).toEqual({
      anchor: { row: 0, column: 2 },
      active: { row: 4, column: 2 },
    });
    expect(moveSelection(start, key('x'), size)).toBeNull();
    expect([areaName(area(0, 9, 3)), areaName(area(1, 1, 2))]).toEqual(['D1:D10', 'C2']);
  });
});

describe('a pasted table', () => {
  it('finds its rows by code, whatever the order, and leaves empty cells', () => {
    const read = readPastedTable(
      '库存\t货号\t售价\t备注\r\n7\thr1\t289\tx\r\n\tHR0\t299\t\r\n1\tNO\t1\t\r\n',
      rows,
    );
    expect(read).toMatchObject({ ok: true, columns: ['stock', 'offer'], unknown: ['NO'] });
    expect(read.ok && read.typed.map(({ row: { code }, column, text }) => [code, column, text])).toEqual([
      ['HR1', 'stock', '7'],
      ['HR1', 'offer', '289'],
      ['HR0', 'offer', '299'],
    ]);
  });

  it.each([
    ['289\t12', '货号'],
    ['货号\t颜色\nHR1\t红', '没有可以改的列'],
    ['', '货号'],
  ])('without a head is not one', (text, problem) => {
    const read = readPastedTable(text, rows);
    expect(read.ok ? '' : read.problem).toContain(problem);
  });
});

describe('visible rows', () => {
  it('cover the window, and the space around them is the height of the rest', () => {
    const many = Array.from({ length: 5_000 }, (_, number) => row(number));
    const lines = layOut(many, true);
    const height = lines.tops.at(-1)!;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: height }), (top) => {
        const visible = visibleLines(lines, top, 600);
        const shown = height - visible.above - visible.below;
        expect(visible.above).toBeLessThanOrEqual(top);
        expect(visible.above + shown).toBeGreaterThanOrEqual(Math.min(height, top + 600));
        expect(visible.lines.length).toBeLessThan(60);
      }),
    );
  });
});
