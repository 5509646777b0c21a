import { parseArgs } from 'node:util';
import { CommandError } from '../../apps/server/src/features/catalogue-import/cli.ts';
import {
  importFile,
  loadCategories,
  loadExisting,
  placeOfLine,
} from '../../apps/server/src/features/catalogue-import/index.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';

export const CATALOGUE_USAGE = `  npm run shop -- categories                                        查看分类
  npm run shop -- category-add 编号 名称 [--parent 上级编号] [--english 英文名] [--position 排序] 新建分类
  npm run shop -- brands                                            查看品牌
  npm run shop -- brand-add 标识 英文名 中文名 [--letter 首字母] [--origin 产地] 新建品牌`;

/** The commands accept what a file with one line accepts; `catalogue:import -- --undo` undoes them too. */
export const catalogueCommands = {
  async categories(db: Database) {
    const categories = await loadCategories(db, false);
    if (categories.size === 0) return ['店铺还没有分类。', CATALOGUE_USAGE];
    const listBelow = (parentId: string | null): string[] =>
      [...categories.values()]
        .filter(({ fields }) => fields.parent_id === parentId)
        .flatMap(({ level, fields: { id, name } }) => [
          `${'　'.repeat(level - 1)}${id}  ${name}`,
          ...listBelow(id),
        ]);
    return listBelow(null);
  },

  async 'category-add'(db: Database, args: string[]) {
    const { values, positionals } = readArgs(args, ['parent', 'english', 'position']);
    const [id, name, ...more] = positionals;
    if (!id || !name || more.length > 0) throw new CommandError(CATALOGUE_USAGE);
    if ((await loadCategories(db, false)).has(id))
      throw new CommandError(`已有分类 ${id}。要修改请用分类文件，见 docs/import.md`);
    await importLine(db, 'categories', {
      category_id: id,
      category_name: name,
      parent_id: values['parent'],
      category_name_en: values['english'],
      position: values['position'],
    });
    return [`已建分类 ${id} ${name}`];
  },

  async brands(db: Database) {
    const brands = await listKnownBrands(db);
    if (brands.size === 0) return ['店铺还没有品牌。', CATALOGUE_USAGE];
    return [...brands.values()].map(
      ({ fields: { key, letter, name_en, name_cn } }) => `${letter}  ${key}  ${name_en} ${name_cn}`,
    );
  },

  async 'brand-add'(db: Database, args: string[]) {
    const { values, positionals } = readArgs(args, ['letter', 'origin']);
    const [key, nameEn, nameCn, ...more] = positionals;
    if (!key || !nameEn || !nameCn || more.length > 0) throw new CommandError(CATALOGUE_USAGE);
    if ((await listKnownBrands(db)).has(key))
      throw new CommandError(`已有品牌 ${key}。要修改请用品牌文件，见 docs/import.md`);
    await importLine(db, 'brands', {
      brand_key: key,
      brand_en: nameEn,
      brand_cn: nameCn,
      brand_letter: values['letter'],
      brand_origin: values['origin'],
    });
    return [`已建品牌 ${key} ${nameEn} ${nameCn}`];
  },
};

const listKnownBrands = async (db: Database) =>
  (await loadExisting(db, { productKeys: [], skuKeys: [] }, false)).brands;

function readArgs(args: string[], names: readonly string[]) {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new CommandError(CATALOGUE_USAGE);
  }
}

async function importLine(
  db: Database,
  subject: 'categories' | 'brands',
  given: Record<string, string | undefined>,
) {
  const cells = new Map(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value.trim()] as const],
    ),
  );
  const file = { subject, rows: [{ line: 1, cells }], placeOf: placeOfLine };
  const { problems } = await importFile(db, file, { fileName: 'npm run shop', isApplied: true });
  if (problems.length > 0)
    throw new CommandError(problems.map(({ column, message }) => `「${column}」${message}`).join('\n'));
}
