import { strToU8, zipSync } from 'fflate';

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const columnName = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);

/** A workbook of one sheet. Texts are shared, as Excel stores them; numbers are numbers; empty cells are left out. */
export function createXlsx(rows: readonly (readonly (string | number)[])[]): Buffer {
  const shared = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const cells = (row: readonly (string | number)[], line: number) =>
    row.map((cell, at) => {
      const place = `${columnName(at)}${line}`;
      if (cell === '') return '';
      return typeof cell === 'number'
        ? `<c r="${place}"><v>${cell}</v></c>`
        : `<c r="${place}" t="s"><v>${shared.indexOf(cell)}</v></c>`;
    });
  const lines = rows.map((row, at) => `<row r="${at + 1}">${cells(row, at + 1).join('')}</row>`);
  return zip({
    'xl/workbook.xml': '<workbook><sheets><sheet name="商品" sheetId="1" r:id="rId7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Type="x" Target="worksheets/sheet3.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet3.xml': `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`,
  });
}

/** A zip of these texts. */
export const zip = (files: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
