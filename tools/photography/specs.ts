import { writeFileSync } from 'node:fs';
import { buildRows } from '../../catalogue/build/index.ts';
import { demoBrandCatalogues } from '../../catalogue/index.ts';
import { CATEGORIES } from '../../catalogue/kit/categories.ts';
// Inside the package: the pans of a palette are to be the ones its drawing has.
import { shadeFamily } from '../../packages/studio/src/colour/family.ts';
import type { Pack, Pigment } from '../../packages/studio/src/index.ts';
import { PIGMENTS } from '../../packages/studio/src/index.ts';
import { asTool, type Finish } from './tools.ts';

/** One picture to take: a product, or one shade of it. Everything that decides how it looks. */
interface Spec extends Omit<Pack, 'label' | 'shape' | 'finish'> {
  finish: Finish;
  /** A shape of the drawings, or one of tools.ts. */
  shape: string;
  /** The name of its files: the sku's code where shades differ, else the product's. */
  code: string;
  product: string;
  /** Home category: the unit of delivery. */
  home: string;
  category: string;
  brand: string;
  brandEn: string;
  brandCn: string;
  /** 中国杭州: the origin of the brand decides its typography. */
  origin: string;
  /** What is printed under the brand: the short Chinese name and one Latin line. */
  lineCn: string;
  lineEn: string;
  /** 03 朱砂, where the picture is of one shade. */
  shade: string | null;
  /** The paper roll behind it. */
  backdrop: string;
  /** The colours of a palette's pans; what it has fewer of than these is left out. */
  panColours: readonly string[];
  /** The cut of the shape where the product defines it; otherwise the brand's. */
  cut: string | null;
  /** Its sizes, the first under the product's code, another under that of its sku; none where its story tells another one. */
  sizes: readonly { code: string; size: string }[];
  /** The open box of a set, where all that it holds has a picture of its own. */
  box: Box | null;
}

interface Box {
  /** The product, or of several sizes the sku whose contents are shown. */
  code: string;
  holds: readonly Held[];
}

/** The code of a picture, and how much of it how often. */
interface Held {
  code: string;
  size: string;
  count: number;
}

/** A palette shows as many pans as it has; a puff and a stone for the face are no make-up eggs. */
function cutOf(name: string, { shape, pans }: Pack): string | null {
  if (pans !== undefined) return String(pans);
  if (shape !== 'sponge') return null;
  if (name.includes('刮痧')) return 'stone';
  return name.includes('扑') ? 'puff' : 'a';
}

/** `薄雾防晒乳 SPF50+ PA++++` is printed as 薄雾防晒乳, `满月晚香玉 淡香精` as 满月晚香玉. */
const shortName = (name: string) =>
  name
    .replace(/\s*(SPF|PA).*$/, '')
    .replace(/\s+\S+$/, '')
    .replace(/\s/g, '');

/** 直径 6.2 厘米: what a story says of a pack is not to be contradicted by a picture. */
const SAYS_SIZE = /直径 ?[\d.]+ ?厘米|厘米高|柄长|短柄|三厘米的|大头宽/;

type Sku = ReturnType<typeof buildRows>['skus'][number];

function sizesOf(code: string, story: readonly { title: string; text: string }[], own: readonly Sku[]) {
  if (story.some(({ title, text }) => SAYS_SIZE.test(`${title} ${text}`))) return [];
  const firsts = own.filter((sku, at) => own.findIndex((each) => each.size === sku.size) === at);
  const hasShades = own.some((sku) => sku.shade_hex !== null);
  // Shades fall back to the picture of their product, which shows the first size.
  return firsts
    .slice(0, hasShades ? 1 : undefined)
    .flatMap((sku, at) => (sku.size ? [{ code: at === 0 ? code : sku.code, size: sku.size }] : []));
}

/** What comes in bags, a cloth, a jar, a wreath or drawers has no box with a lid. */
const NO_LID = /尼龙袋|布巾|防水袋|帆布包|糖罐|花环|抽屉/;

/** Cards, bags and tools that the shop does not sell alone are left out; content without a picture leaves the set without one. */
function boxOf(
  productCode: string,
  items: ReturnType<typeof buildRows>['products'][number]['included_items'],
  own: readonly Sku[],
  productOf: ReadonlyMap<string, { id: string; name_cn: string }>,
  skusOf: ReadonlyMap<string, readonly Sku[]>,
): Box | null {
  const shown = items.filter(
    ({ code, size, sku_size }) =>
      (sku_size === '' || sku_size === own[0]?.size) && (code !== '' || size !== ''),
  );
  if (shown.length === 0 || shown.some(({ code }) => code === '')) return null;
  const holds = shown.map(({ code, name, size, count }) => {
    const { id, name_cn } = productOf.get(code)!;
    const skus = skusOf.get(id)!;
    const rest = name.slice(name_cn.length);
    const shades = skus.filter((sku) => sku.shade_hex !== null);
    const named = shades.find((sku) => rest.includes(`${sku.shade_number} ${sku.shade_name}`)) ?? shades[0];
    return { code: named?.code ?? code, size: size || skus[0]!.size, count };
  });
  return { code: own.length > 1 ? own[0]!.code : productCode, holds };
}

/** The numbers are those the demo's seed gives, so the file names are those the shop looks for. */
function specsOf(): Spec[] {
  const { products, skus } = buildRows(demoBrandCatalogues);
  const written = demoBrandCatalogues.flatMap(({ brand, products: own }) =>
    own.map((product) => ({ brand, product })),
  );
  const skusOf = Map.groupBy(skus, (sku) => sku.product_id);
  const productOf = new Map(products.map((row) => [row.code, row]));
  return products.flatMap((row, at): Spec[] => {
    const { brand, product } = written[at]!;
    const home = row.category_id.slice(0, 5);
    const { pigment } = CATEGORIES.find(({ id }) => id === home)!;
    const { label, ...pack } = product.pack;
    const whole = {
      product: row.code,
      home,
      category: row.category_id,
      brand: brand.key,
      brandEn: brand.en,
      brandCn: brand.cn,
      origin: brand.origin,
      lineCn: shortName(product.name),
      lineEn: label ?? '',
      backdrop: PIGMENTS[pigment as Pigment],
      cut: cutOf(product.name, product.pack),
      sizes: sizesOf(row.code, row.story, skusOf.get(row.id)!),
      box: NO_LID.test([row.line, ...row.story.flatMap(({ title, text }) => [title, text])].join(' '))
        ? null
        : boxOf(row.code, row.included_items, skusOf.get(row.id)!, productOf, skusOf),
      ...pack,
    };
    const shades = skusOf.get(row.id)!.filter((sku) => sku.shade_hex !== null);
    if (shades.length === 0)
      return [
        {
          ...whole,
          code: row.code,
          shade: null,
          panColours: shadeFamily(pack.fill),
          ...asTool(home, product.name, null, pack),
        },
      ];
    return shades.map((sku) => {
      const shade = [sku.shade_number, sku.shade_name].filter(Boolean).join(' ');
      const fill = sku.shade_hex!;
      return {
        ...whole,
        code: sku.code,
        shade,
        fill,
        panColours: shadeFamily(fill),
        ...asTool(home, product.name, shade, { ...pack, fill }),
      };
    });
  });
}

const [file] = process.argv.slice(2);
const text = JSON.stringify(specsOf(), null, 1);
if (file) writeFileSync(file, text);
else console.log(text);
