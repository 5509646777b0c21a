import { newStorageKey } from '../../../src/integrations/storage/index.ts';
import type { EvidenceShop, PrepareCase } from './evidence-case.ts';

const CSV = Buffer.from('商品编码,吊牌价\nA,1\n');
const MAPPING = [
  { header: '商品编码', column: 'product_code' },
  { header: '吊牌价', column: null },
];

/** A file whose dry run is over. */
async function storeImport({ db, staffIdOf }: EvidenceShop, faulty: number): Promise<string> {
  const report = {
    subject: 'products',
    rowCount: 1,
    notes: [],
    mapping: MAPPING,
    counts: [],
    changedCells: 0,
    columns: [],
    problemCount: 0,
    problems: [],
    warningCount: 0,
    warnings: [],
    changes: [],
    draftCount: 0,
  };
  const { id } = await db
    .insertInto('import_file')
    .values({
      name: 'a.csv',
      storage_key: newStorageKey('imports', 'csv'),
      bytes: CSV.length,
      made_by: await staffIdOf('OWNER'),
      state: 'checked',
      report: JSON.stringify(report),
      faulty_lines: Array.from({ length: faulty }, (_, at) => at + 2),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

export const importCases: Record<string, PrepareCase> = {
  'imports.upload': () => ({ input: { name: 'a.csv' }, refused: { name: 'a.txt' }, file: CSV }),
  'imports.map': async (shop) => {
    const importId = await storeImport(shop, 0);
    const map = (column: string) => ({ importId, mapping: [{ header: '吊牌价', column }] });
    return { input: map('market_price'), refused: map('nothing') };
  },
  'imports.apply': async (shop) => ({
    input: { importId: await storeImport(shop, 0) },
    refused: { importId: await storeImport(shop, 1) },
  }),
};
