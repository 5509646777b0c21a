// Checks the rules on a small tree that breaks each of them once, and on the same tree without violations.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cruiseTree, ruleNames } from './cruise-tree.mjs';
import { featureCircle } from './feature-circles.mjs';
import { pathAtRuntime } from './path-at-runtime.mjs';

const folders = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function addFile(files) {
  const base = mkdtempSync(join(tmpdir(), 'huarong-boundaries-'));
  folders.push(base);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(base, dirname(name)), { recursive: true });
    writeFileSync(join(base, name), content);
  }
  return cruiseTree(base, ['packages', 'apps']);
}

const zod = {
  'node_modules/zod/package.json': '{"name":"zod","main":"index.js"}',
  'node_modules/zod/index.js': '',
};
const tree = {
  ...zod,
  'packages/core/src/shared/index.ts': 'export const fen = 1; export type Fen = number;',
  'packages/core/src/cart/index.ts': "export { fen } from '../shared/index.ts';",
  'packages/core/src/cart/schema/index.ts': "import { z } from 'zod'; export const cartSchema = z;",
  'packages/contract/src/kit/index.ts': 'export const client = 1;',
  'packages/contract/src/cart/cart.routes.ts': 'export const routes = 1;',
  'packages/contract/src/cart/cart.contract.ts':
    "import { z } from 'zod'; import type { Fen } from '../../../core/src/shared/index.ts'; export const contract = z; export type Price = Fen;",
  'packages/ui/src/Button.tsx':
    "import { fen } from '../../core/src/shared/index.ts'; export const Button = fen;",
  'packages/search/src/index.ts': 'export const search = 1;',
  'packages/studio/src/index.ts': 'export const draw = 1;',
  'apps/server/src/platform/log/index.ts':
    "export { client } from '../../../../../packages/contract/src/kit/index.ts';",
  'apps/server/src/integrations/sms/index.ts': 'export const sms = 1;',
  'apps/server/src/features/coupons/index.ts': 'export const coupons = 1;',
  'apps/server/src/features/coupons/coupons.queries.ts': 'export const queries = 1;',
  'apps/server/src/features/cart/index.ts':
    "import { coupons } from '../coupons/index.ts'; import '../../platform/log/index.ts'; export const cart = coupons;",
  'apps/server/src/features/cart/cart.test.ts': "import '../coupons/coupons.queries.ts';",
  'catalogue/index.ts': 'export const products = 1;',
  'apps/server/src/features/demo/index.ts': "export { products } from '../../../../../catalogue/index.ts';",
  'apps/web/app/features/login/index.ts': 'export const login = 1;',
  'apps/web/app/features/login/LoginForm.tsx': 'export const LoginForm = 1;',
  'apps/web/app/features/cart/cart.route.tsx':
    "import { login } from '../login/index.ts'; import type { Price } from '../../../../../packages/contract/src/cart/cart.contract.ts'; import { routes } from '../../../../../packages/contract/src/cart/cart.routes.ts'; export const page: [Price, number] = [login, routes];",
};

/** One broken file per rule: the rule, where, and what it imports. */
const breaches = {
  'core-imports-nothing': ['packages/core/src/cart/broken.ts', 'node:fs'],
  'core-schemas-import-zod-alone': ['packages/core/src/cart/schema/broken.ts', 'node:fs'],
  'decisions-know-no-schema': ['packages/core/src/cart/broken.ts', './schema/index.ts'],
  'contract-imports-zod-and-core': ['packages/contract/src/cart/broken.ts', '../../../ui/src/Button.tsx'],
  'contract-takes-only-types-of-core': [
    'packages/contract/src/cart/broken.ts',
    '../../../core/src/shared/index.ts',
  ],
  'ui-imports-react-and-core-shared': ['packages/ui/src/broken.ts', '../../core/src/cart/index.ts'],
  'search-stands-alone': ['packages/search/src/broken.ts', '../../contract/src/kit/index.ts'],
  'studio-stands-alone': ['packages/studio/src/broken.ts', '../../search/src/index.ts'],
  'web-reaches-ui-core-contract': ['apps/web/app/broken.ts', '../../server/src/platform/log/index.ts'],
  'admin-reaches-ui-core-contract': ['apps/admin/app/broken.ts', '../../web/app/features/login/index.ts'],
  'web-loads-no-contract': ['apps/web/app/broken.ts', '../../../packages/contract/src/cart/cart.contract.ts'],
  'features-reach-down': [
    'apps/server/src/features/cart/broken.ts',
    '../../../../web/app/features/login/index.ts',
  ],
  'only-the-demo-reads-the-catalogue': [
    'apps/server/src/features/cart/broken.ts',
    '../../../../../catalogue/index.ts',
  ],
  'integrations-know-no-feature': [
    'apps/server/src/integrations/sms/broken.ts',
    '../../features/cart/index.ts',
  ],
  'platform-knows-no-feature': ['apps/server/src/platform/log/broken.ts', '../../features/cart/index.ts'],
  'server-features-through-index': [
    'apps/server/src/features/cart/broken.ts',
    '../coupons/coupons.queries.ts',
  ],
  'web-features-through-index': ['apps/web/app/features/cart/broken.ts', '../login/LoginForm.tsx'],
  'core-parts-through-index': ['packages/core/src/cart/broken.ts', '../shared/money.ts'],
  'no-test-code-in-the-shop': ['apps/server/src/features/cart/broken.ts', './cart.test.ts'],
  'no-circle': ['packages/search/src/broken.ts', './broken.ts'],
  'no-dead-end': ['packages/search/src/broken.ts', './nowhere.ts'],
};

describe('what may import what', () => {
  test('every rule has a breach to prove it', () => {
    expect(Object.keys(breaches).sort()).toEqual([...ruleNames].sort());
  });

  test('a tree built as meant breaks no rule, and every module of it is seen', async () => {
    const { modules, violations } = await addFile(tree);
    expect(violations).toEqual([]);
    const ours = Object.keys(tree).filter((name) => !name.startsWith('node_modules'));
    expect(modules.map(({ source }) => source)).toEqual(expect.arrayContaining(ours));
  });

  test.each(Object.entries(breaches))('%s is noticed', async (rule, [file, target]) => {
    const money = { 'packages/core/src/shared/money.ts': 'export const allocate = 1;' };
    const { violations } = await addFile({ ...tree, ...money, [file]: `import '${target}';` });
    expect(violations.map((violation) => [violation.rule.name, violation.from])).toContainEqual([rule, file]);
  });

  test('a type is seen as an import too: core may not even borrow one', async () => {
    const file = 'packages/core/src/cart/broken.ts';
    const borrowed =
      "import type { Price } from '../../../contract/src/cart/cart.contract.ts'; export type P = Price;";
    const { violations } = await addFile({ ...tree, [file]: borrowed });
    expect(violations.map(({ rule }) => rule.name)).toContain('core-imports-nothing');
  });
});

describe('circles of features', () => {
  const features = 'apps/web/app/features/';
  const find = async (files) => featureCircle((await addFile({ ...tree, ...files })).modules, features);

  test('there is none when features import in one direction', async () => {
    expect(await find({})).toBeNull();
  });

  test('is found although no two files import each other', async () => {
    const circle = await find({
      [`${features}search/index.ts`]: 'export const search = 1;',
      [`${features}search/Results.tsx`]:
        "import { tile } from '../tiles/index.ts'; export const Results = tile;",
      [`${features}tiles/index.ts`]: "export { tile } from './Tile.tsx';",
      [`${features}tiles/Tile.tsx`]: "import { login } from '../login/index.ts'; export const tile = login;",
      [`${features}login/LoginForm.tsx`]:
        "import { search } from '../search/index.ts'; export const LoginForm = search;",
    });
    expect([...new Set(circle)].sort()).toEqual(['login', 'search', 'tiles']);
    expect(circle.at(-1)).toBe(circle[0]);
  });

  test('a type closes a circle, a test does not', async () => {
    const tiles = "export { login } from '../login/index.ts'; export type Tile = number;";
    const back = "import type { Tile } from '../tiles/index.ts'; export type Login = Tile;";
    const found = (file) =>
      find({ [`${features}tiles/index.ts`]: tiles, [`${features}login/${file}`]: back });
    expect(await found('back.ts')).toEqual(['login', 'tiles', 'login']);
    expect(await found('back.test.ts')).toBeNull();
  });
});

describe('zod in the browser', () => {
  const find = async (files) =>
    pathAtRuntime((await addFile(files)).modules, /^apps\/web\/app\//, /node_modules\/zod\//);

  test('types of a contract do not carry it there', async () => {
    expect(await find(tree)).toBeNull();
  });

  test('is found however many files lie between', async () => {
    const kit = "export { contract as client } from '../cart/cart.contract.ts';";
    const page = "import '../../../packages/contract/src/kit/index.ts';";
    const way = await find({
      ...tree,
      'packages/contract/src/kit/index.ts': kit,
      'apps/web/app/root.tsx': page,
    });
    expect(way?.[0]).toBe('apps/web/app/root.tsx');
    expect(way?.at(-1)).toContain('node_modules/zod');
  });
});
