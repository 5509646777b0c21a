import { expect, test } from 'vitest';
import { pagesOfModules } from './pages-of-modules.ts';

/** Eight modules with their code and imports. */
const files: Record<string, { code: string; importedIds: string[] }> = {
  '/app/home.route.tsx': {
    code: `import { Card, type CardLook } from '@huarong/ui';\nimport { day } from './day.ts';`,
    importedIds: ['/ui/index.ts', '/app/day.ts'],
  },
  '/app/cart.route.tsx': {
    code: `import { Stepper as Quantity } from '@huarong/ui';\nimport { day } from './day.ts';`,
    importedIds: ['/ui/index.ts', '/app/day.ts'],
  },
  '/app/day.ts': { code: 'export const day = 1;', importedIds: [] },
  '/ui/index.ts': {
    code: `export { Card, type CardLook } from './Card.tsx';\nexport { Stepper } from './Stepper.tsx';\nexport { Tabs } from './tabs/index.ts';`,
    importedIds: ['/ui/Card.tsx', '/ui/Stepper.tsx', '/ui/tabs/index.ts'],
  },
  '/ui/Card.tsx': { code: `import { Tabs } from './index.ts';`, importedIds: ['/ui/index.ts'] },
  '/ui/Stepper.tsx': { code: 'export const Stepper = 1;', importedIds: [] },
  '/ui/tabs/index.ts': {
    code: `export { InnerTabs as Tabs } from './Tabs.tsx';`,
    importedIds: ['/ui/tabs/Tabs.tsx'],
  },
  '/ui/tabs/Tabs.tsx': { code: 'export const InnerTabs = 1;', importedIds: [] },
};
const graph = {
  getModuleIds: () => Object.keys(files),
  getModuleInfo: (id: string) => (files[id] ? { id, ...files[id] } : null),
};
const pagesOf = pagesOfModules(graph, { home: /home\.route/, cart: /cart\.route/ });

test.each([
  ['/app/day.ts', ['home', 'cart']],
  ['/ui/Card.tsx', ['home']],
  ['/ui/Stepper.tsx', ['cart']],
  ['/ui/tabs/Tabs.tsx', ['home']],
])('%s is used by %j', (id, pages) => expect([...(pagesOf.get(id) ?? [])]).toEqual(pages));
