import { demoBrandCatalogues, demoBundles } from './index.ts';
import { CATEGORIES } from './kit/categories.ts';
import { photographed } from './photographed.ts';

/** `npm run catalogue:stats`: products by category. An empty category is marked and sets exit code 1. */
const products = demoBrandCatalogues.flatMap(({ brand, products: own }) =>
  own.map((product) => ({ brand, ...product })),
);
const skus = products.flatMap((product) => product.skus);
const count = (is: (product: (typeof products)[number]) => boolean) => products.filter(is).length;

let isAnyEmpty = false;
const line = (name: string, number: number) => {
  if (number === 0) isAnyEmpty = true;
  console.log(`${number === 0 ? '✗' : ' '} ${String(number).padStart(5)}  ${name}`);
};

console.log(`${demoBrandCatalogues.length} 个品牌，${products.length} 件商品，${skus.length} 个规格\n`);
for (const home of CATEGORIES) {
  line(
    `${home.id} ${home.name}`,
    count((product) => product.category.startsWith(home.id)),
  );
  for (const group of home.groups) {
    for (const leaf of group.leaves)
      line(
        `    ${leaf.id} ${group.name} · ${leaf.name}`,
        count((product) => product.category === leaf.id),
      );
  }
}
console.log('\n首字母');
const letters = Map.groupBy(demoBrandCatalogues, (lookup) => lookup.brand.letter);
for (const letter of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'])
  console.log(`  ${letter}  ${letters.get(letter)?.length ?? 0}`);
console.log('\n标签');
for (const label of ['exclusive', 'new', 'gift-set', 'niche', 'tryout'] as const)
  line(
    label,
    count((product) => product.labels?.includes(label) ?? false),
  );

const taken = photographed();
console.log('\n照片');
console.log(`  ${taken.products} / ${products.length} 件商品有照片，${taken.secondViews} 件有第二张`);
console.log(`  ${taken.shades} / ${taken.allShades} 个色号有自己的照片`);

console.log(
  `  张数：${taken.byCount.map(([photographs, count]) => `${photographs} 张 ${count} 件`).join('，')}`,
);
console.log(`  视角：${taken.byView.map(([view, count]) => `${view} ${count}`).join('，')}`);

/** Looks up names without a database; a bundle with an unknown product throws. */
const lookup = {
  brand: (key: string) => key,
  brandLink: (key: string) => key,
  has: () => true,
  sku(brandKey: string, productName: string, nth = 1) {
    const product = products.find((each) => each.brand.key === brandKey && each.name === productName);
    const sku = product?.skus[nth - 1];
    if (!sku) throw new Error(`${brandKey} has no ${nth}. sku of ${productName}`);
    return { skuId: `${productName}/${nth}`, productId: productName, title: productName, price: sku.price };
  },
};
console.log('\n自选套组');
for (const { id, title, rule } of demoBundles(lookup)) {
  const parts = rule.groups.flatMap(({ partSkuIds }) => partSkuIds).length;
  console.log(`  ${id}  ${title}：${rule.slots.length} 个位置，${rule.groups.length} 组 ${parts} 件可选`);
}

process.exitCode = isAnyEmpty ? 1 : 0;
