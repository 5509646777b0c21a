import { expect, it } from 'vitest';
import { listCommitted } from '../check/committed-files.mjs';
import { isReleased } from './release-files.mjs';

const committed = listCommitted();

it.each([
  'apps/server/src/main.ts',
  'apps/server/assets/noto-sans-sc-regular.ttf.br',
  'apps/web/package.json',
  'packages/core/src/orders/index.ts',
  'database/migrations/0001-platform.sql',
  'scripts/shop/shop.ts',
  'package-lock.json',
])('takes %s', (file) => expect([committed.includes(file), isReleased(file)]).toEqual([true, true]));

it.each([
  'apps/server/src/platform/database/migrate.feature.test.ts',
  'apps/server/src/features/cart/testing/seed-products.ts',
  'apps/server/src/dev.ts',
  'apps/web/app/root.tsx',
  'e2e/staff.ts',
  'bench/run.ts',
  'biome.json',
  '.gitignore',
])('leaves out %s', (file) => expect([committed.includes(file), isReleased(file)]).toEqual([true, false]));
