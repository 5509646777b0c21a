// The import rules of ARCHITECTURE.md. scripts/check/boundaries.test.mjs breaks each of them once.
const TESTS = '\\.(test|test-d|spec)\\.tsx?$|/testing/';
const NPM = '(^|/)node_modules/';

/** Code in `from` may import our own code only from these places. Tests are exempt. */
const reaches = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: '^(packages|apps|database|catalogue|bench|e2e|scripts)/', pathNot: [from, ...allowed] },
});

/** Features import each other only through index.ts. */
const throughIndex = (name, features) => ({
  name,
  comment: 'Another feature is used through its index.ts.',
  severity: 'error',
  from: { path: `${features}([^/]+)/`, pathNot: TESTS },
  to: { path: `${features}[^/]+/`, pathNot: [`${features}$1/`, `${features}[^/]+/index\\.ts$`] },
});

/** The zod schemas of core. */
const CORE_SCHEMAS = '^packages/core/src/[^/]+/schema/';

const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: '.', pathNot: [from, ...allowed] },
});

export default {
  forbidden: [
    {
      ...only(
        'core-imports-nothing',
        '^packages/core/src/',
        [],
        'Core imports no npm package, no node: module and no other folder.',
      ),
      from: { path: '^packages/core/src/', pathNot: [TESTS, CORE_SCHEMAS] },
    },
    only(
      'core-schemas-import-zod-alone',
      CORE_SCHEMAS,
      ['^packages/core/src/', `${NPM}zod/`],
      'Schemas of core import zod and core only.',
    ),
    {
      name: 'decisions-know-no-schema',
      comment: 'Import types only, so that zod stays out of the price engine and the browser.',
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: [TESTS, CORE_SCHEMAS] },
      to: { path: CORE_SCHEMAS, dependencyTypesNot: ['type-only'] },
    },
    only(
      'contract-imports-zod-and-core',
      '^packages/contract/src/',
      ['^packages/core/src/', `${NPM}zod/`],
      'A contract imports zod and types of core only.',
    ),
    {
      name: 'contract-takes-only-types-of-core',
      comment: 'Use `import type`: a contract contains no decisions.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: TESTS },
      to: { path: '^packages/core/src/', dependencyTypesNot: ['type-only'] },
    },
    only(
      'ui-imports-react-and-core-shared',
      '^packages/ui/src/',
      ['^packages/core/src/shared/', `${NPM}(@types/)?react(-dom)?/`],
      'Primitives import react and core/shared only.',
    ),
    reaches(
      'search-stands-alone',
      '^packages/search/',
      ['^packages/core/src/'],
      'The search index imports core only.',
    ),
    reaches(
      'studio-stands-alone',
      '^packages/studio/',
      ['^packages/core/src/'],
      'The studio imports core only.',
    ),
    reaches(
      'web-reaches-ui-core-contract',
      '^apps/web/',
      ['^packages/(ui|core|contract)/src/'],
      'Pages import ui, core and contract; they call the server through the contract.',
    ),
    reaches(
      'admin-reaches-ui-core-contract',
      '^apps/admin/',
      ['^packages/(ui|core|contract)/src/'],
      'Pages of the admin import ui, core and contract; nothing of the shop’s own pages.',
    ),
    {
      name: 'web-loads-no-contract',
      comment: 'zod stays on the server: in the browser take types (`import type`), *.routes.ts and the kit.',
      severity: 'error',
      from: { path: '^apps/web/(app|seams)/', pathNot: TESTS },
      to: {
        path: '^packages/contract/src/',
        pathNot: [
          '\\.routes\\.ts$',
          '^packages/contract/src/routes\\.ts$',
          '^packages/contract/src/kit/index\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    reaches(
      'features-reach-down',
      '^apps/server/src/features/',
      [
        '^packages/(core|contract|search|studio)/src/',
        '^apps/server/src/(platform|integrations)/',
        '^catalogue/',
      ],
      'Features use core, contract, search, studio, platform and integrations.',
    ),
    {
      name: 'only-the-demo-reads-the-catalogue',
      comment:
        'Only features/demo may read the demo catalogue; a live shop has its products in the database.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: ['^apps/server/src/features/demo/', TESTS] },
      to: { path: '^catalogue/' },
    },
    reaches(
      'integrations-know-no-feature',
      '^apps/server/src/integrations/',
      ['^packages/(core|contract)/src/', '^apps/server/src/platform/'],
      'Integrations import core, contract and platform; no feature.',
    ),
    reaches(
      'platform-knows-no-feature',
      '^apps/server/src/platform/',
      ['^packages/core/src/(shared|staff)/', '^packages/contract/src/(admin/)?kit/'],
      'The platform imports core/shared, core/staff and the kits of the contract; no feature.',
    ),
    throughIndex('server-features-through-index', '^apps/server/src/features/'),
    throughIndex('web-features-through-index', '^apps/web/app/features/'),
    throughIndex('core-parts-through-index', '^packages/core/src/'),
    {
      name: 'no-test-code-in-the-shop',
      comment: 'Production code imports no test code.',
      severity: 'error',
      from: { path: '^(packages/[^/]+|apps/server)/src/|^apps/(web/(app|seams)|admin/app)/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'no-circle',
      comment:
        'Files must not import each other in a circle: merge them, or move the shared part to a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-dead-end',
      comment: 'The imported file does not exist.',
      severity: 'error',
      from: {},
      // Written by React Router at type generation and at build time; the address of a file of a package, which the build finds.
      to: { couldNotResolve: true, pathNot: ['/\\+types/', '^virtual:', '^@huarong/.+[.]css[?]url$'] },
    },
  ],
  options: {
    doNotFollow: { path: NPM },
    exclude: { path: ['^apps/(web|admin)/build/', '/\\.react-router/'] },
    // Includes `import type`, which compilation removes.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
