import { stripHtml } from '@huarong/core/catalogue';
import { brandColumns, productColumns } from '../columns/columns.ts';
import { createPauses } from '../pauses.ts';
import { type Problem, problemAt, type Row } from '../row.ts';

/** Columns that shop systems export as HTML, while our pages show text. */
const TEXT_COLUMNS = [
  productColumns.name_cn,
  productColumns.name_en,
  productColumns.line,
  productColumns.story,
  productColumns.tested_figures,
  productColumns.included_items,
  productColumns.how_to_use,
  productColumns.ingredients,
  productColumns.star_ingredients,
  productColumns.effects,
  productColumns.warnings,
  productColumns.no_return_reason,
  brandColumns.slogan,
  brandColumns.story,
];

/** Longer cells are refused by their column; searching them for tags could take long. */
const LONGEST = 200_000;

/** Replaces HTML in descriptions by its text, with a warning for each cell. */
export async function cleanHtml(rows: readonly Row[]): Promise<{ rows: Row[]; warnings: Problem[] }> {
  const warnings: Problem[] = [];
  const cleaned: Row[] = [];
  const pause = createPauses();
  for (const row of rows) {
    await pause();
    const changed = TEXT_COLUMNS.flatMap(({ zh, en }) => {
      const cell = row.cells.get(en) ?? '';
      const text = cell.length > LONGEST ? cell : cleanCell(cell);
      if (text === cell) return [];
      warnings.push(problemAt(row.line, zh, describeChange(cell, text)));
      return [[en, text] as const];
    });
    cleaned.push(changed.length === 0 ? row : { ...row, cells: new Map([...row.cells, ...changed]) });
  }
  return { rows: cleaned, warnings };
}

/** A cell may be JSON (blocks of a story): then its texts are cleaned, not its quotes. */
function cleanCell(cell: string): string {
  const blocks = cell.startsWith('[') ? parseJson(cell) : null;
  if (!Array.isArray(blocks)) return stripHtml(cell);
  const cleaned = JSON.stringify(cleanTexts(blocks));
  return cleaned === JSON.stringify(blocks) ? cell : cleaned;
}

function parseJson(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return null;
  }
}

function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return stripHtml(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, cleanTexts(text)]))
    : value;
}

function describeChange(html: string, text: string): string {
  const images = /<img\b/i.test(html) ? '；其中的图片没有保留，请写进「商品图片」' : '';
  const start = text.replace(/\s+/g, ' ').slice(0, 30);
  return `含有 HTML，已改成纯文字「${start}${text.length > 30 ? '…' : ''}」${images}`;
}
