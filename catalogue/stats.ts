import { demoShelves } from './index.ts';
import { CATEGORIES } from './kit/categories.ts';

/** `npm run catalogue:stats`: how full the shelves are. An empty one is marked, and ends the command with 1. */
const products = demoShelves.flatMap(({ brand, products: own }) =>
  own.map((product) => ({ brand, ...product })),
);
const skus = products.flatMap((product) => product.skus);
const count = (is: (product: (typeof products)[number]) => boolean) => products.filter(is).length;

let isAnyEmpty = false;
const line = (name: string, number: number) => {
  if (number === 0) isAnyEmpty = true;
  console.log(`${number === 0 ? '✗' : ' '} ${String(number).padStart(5)}  ${name}`);
};

console.log(`${demoShelves.length} 个品牌，${products.length} 件商品，${skus.length} 个规格\n`);
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
const letters = Map.groupBy(demoShelves, (shelf) => shelf.brand.letter);
for (const letter of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'])
  console.log(`  ${letter}  ${letters.get(letter)?.length ?? 0}`);
console.log('\n标签');
for (const label of ['exclusive', 'new', 'gift-set', 'niche', 'tryout'] as const)
  line(
    label,
    count((product) => product.labels?.includes(label) ?? false),
  );

process.exitCode = isAnyEmpty ? 1 : 0;
