import type { CsvRow } from '@huarong/core/catalogue';
import { strFromU8, unzipSync } from 'fflate';
import { createPauses } from '../pauses.ts';

/** Larger sheets than any catalogue of 50,000 rows. */
const MAX_PART_BYTES = 150 * 1024 * 1024;

export type XlsxResult = { ok: true; rows: CsvRow[] } | { ok: false; message: string };

/**
 * The cells of the first sheet of an Excel workbook as text. Only values are read: no formulas, no styles, nothing of
 * other files. A library would bring far more than three XML files need.
 */
export async function readXlsx(bytes: Buffer): Promise<XlsxResult> {
  const refuse = (message: string) => ({ ok: false, message }) as const;
  try {
    const read = openArchive(bytes);
    const sheet = read(firstSheet(read));
    if (sheet === null) return refuse('Excel 文件里没有工作表');
    return { ok: true, rows: await readSheet(sheet, readShared(read)) };
  } catch (error) {
    return refuse(
      error instanceof TooLarge
        ? 'Excel 文件展开后太大，请另存为 CSV UTF-8 再导入'
        : '不是能读的 Excel 文件，请在表格软件里另存为 .xlsx 或 CSV UTF-8',
    );
  }
}

class TooLarge extends Error {}

/** The text of one file of the archive; null without it. Others are not inflated, and none beyond the limit. */
type ReadPart = (name: string) => string | null;
const openArchive =
  (bytes: Buffer): ReadPart =>
  (name) => {
    const parts = unzipSync(bytes, {
      filter: (part) => {
        if (part.name === name && part.originalSize > MAX_PART_BYTES) throw new TooLarge();
        return part.name === name;
      },
    });
    return parts[name] ? strFromU8(parts[name]) : null;
  };

/** The sheet that is listed first; its file may have any number. */
function firstSheet(read: ReadPart): string {
  const id = /<sheet\b[^>]*?\br:id="([^"]+)"/.exec(read('xl/workbook.xml') ?? '')?.[1];
  const links = read('xl/_rels/workbook.xml.rels') ?? '';
  const link = [...links.matchAll(/<Relationship\b[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes(`Id="${id}"`));
  const target = link && /Target="([^"]+)"/.exec(link)?.[1];
  return target ? `xl/${target.replace(/^\/?(?:xl\/)?/, '')}` : 'xl/worksheets/sheet1.xml';
}

const readShared = (read: ReadPart): string[] =>
  [...(read('xl/sharedStrings.xml') ?? '').matchAll(/<si\b[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/g)].map(
    ([, inside = '']) => textOf(inside),
  );

/** The text of runs; readings of Japanese characters are left out. */
const textOf = (xml: string): string =>
  [...xml.replace(/<rPh\b[\s\S]*?<\/rPh>/g, '').matchAll(/<t\b[^>]*?(?:\/>|>([\s\S]*?)<\/t>)/g)]
    .map(([, text = '']) => unescapeXml(text))
    .join('');

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const unescapeXml = (text: string): string =>
  text
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) =>
      name === undefined
        ? String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
        : (ENTITIES[name] ?? whole),
    )
    // Excel writes control characters as _x000D_.
    .replace(/_x([0-9A-F]{4})_/g, (_whole, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

async function readSheet(xml: string, shared: readonly string[]): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  let line = 0;
  const pause = createPauses();
  for (const [, attributes = '', inside = ''] of xml.matchAll(/<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    await pause();
    line = Number(/\br="(\d+)"/.exec(attributes)?.[1] ?? line + 1);
    const cells: string[] = [];
    for (const [, cell = '', content = ''] of inside.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
      const at = columnOf(/\br="([A-Z]{1,3})\d+"/.exec(cell)?.[1]) ?? cells.length;
      while (cells.length < at) cells.push('');
      cells[at] = cellText(/\bt="(\w+)"/.exec(cell)?.[1], content, shared);
    }
    if (cells.some((value) => value.trim() !== '')) rows.push({ line, cells, formulas: [] });
  }
  return rows;
}

/** `B` → 1, `AA` → 26. */
const columnOf = (letters: string | undefined): number | undefined =>
  letters === undefined
    ? undefined
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function cellText(type: string | undefined, content: string, shared: readonly string[]): string {
  if (type === 'inlineStr') return textOf(content);
  const value = unescapeXml(/<v\b[^>]*>([\s\S]*?)<\/v>/.exec(content)?.[1] ?? '');
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? '是' : '否';
  return type === undefined || type === 'n' ? plainNumber(value) : value;
}

/** 6.901234567892E+12 → 6901234567892, and 19.899999999999999 → 19.9: fifteen digits are what Excel shows. */
const plainNumber = (value: string): string => {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return value;
  return String(Number.isInteger(number) ? number : Number(number.toPrecision(15)));
};
