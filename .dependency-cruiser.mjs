// What may import what: the rules of docs in code. scripts/check/boundaries.test.mjs proves that each of them fires.
const TESTS = '\\.(test|test-d|spec)\\.tsx?$|/testing/';
const NPM = '(^|/)node_modules/';

/** Code of one part may reach our own code only in these places; tests may look further. */
const reaches = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: '^(packages|apps|database|catalogue|bench|e2e|scripts)/', pathNot: [from, ...allowed] },
});

/** Features know each other by their index.ts alone. */
const throughIndex = (name, features) => ({
  name,
  comment: 'Another feature is used through its index.ts.',
  severity: 'error',
  from: { path: `${features}([^/]+)/`, pathNot: TESTS },
  to: { path: `${features}[^/]+/`, pathNot: [`${features}$1/`, `${features}[^/]+/index\\.ts$`] },
});

/** Where core says what data it takes, in zod. */
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
        'Decisions are pure: no npm package, no node:, no other folder.',
      ),
      from: { path: '^packages/core/src/', pathNot: [TESTS, CORE_SCHEMAS] },
    },
    only(
      'core-schemas-import-zod-alone',
      CORE_SCHEMAS,
      ['^packages/core/src/', `${NPM}zod/`],
      'What a merchant writes down is checked by zod, in a folder that no decision imports.',
    ),
    {
      name: 'decisions-know-no-schema',
      comment: 'Types only: zod stays out of the engine and out of the browser.',
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: [TESTS, CORE_SCHEMAS] },
      to: { path: CORE_SCHEMAS, dependencyTypesNot: ['type-only'] },
    },
    only(
      'contract-imports-zod-and-core',
      '^packages/contract/src/',
      ['^packages/core/src/', `${NPM}zod/`],
      'A contract is zod, and the words of core.',
    ),
    {
      name: 'contract-takes-only-types-of-core',
      comment: 'Use `import type`: a contract declares, it never decides.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: TESTS },
      to: { path: '^packages/core/src/', dependencyTypesNot: ['type-only'] },
    },
    only(
      'ui-imports-react-and-core-shared',
      '^packages/ui/src/',
      ['^packages/core/src/shared/', `${NPM}(@types/)?react(-dom)?/`],
      'Primitives know no data and no feature.',
    ),
    reaches(
      'search-stands-alone',
      '^packages/search/',
      ['^packages/core/src/'],
      'Documents in, answers out.',
    ),
    reaches('studio-stands-alone', '^packages/studio/', ['^packages/core/src/'], 'Pictures know no shop.'),
    reaches(
      'web-reaches-ui-core-contract',
      '^apps/web/',
      ['^packages/(ui|core|contract)/src/'],
      'Pages talk to the server by the contract alone.',
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
      comment: 'The live shop has its products in the database; invented ones never leave features/demo.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: ['^apps/server/src/features/demo/', TESTS] },
      to: { path: '^catalogue/' },
    },
    reaches(
      'integrations-know-no-feature',
      '^apps/server/src/integrations/',
      ['^packages/(core|contract)/src/', '^apps/server/src/platform/'],
      'An integration speaks our words through its port, whoever asks.',
    ),
    reaches(
      'platform-knows-no-feature',
      '^apps/server/src/platform/',
      ['^packages/core/src/shared/', '^packages/contract/src/kit/'],
      'The platform would serve any shop.',
    ),
    throughIndex('server-features-through-index', '^apps/server/src/features/'),
    throughIndex('web-features-through-index', '^apps/web/app/features/'),
    throughIndex('core-parts-through-index', '^packages/core/src/'),
    {
      name: 'no-test-code-in-the-shop',
      comment: 'What ships does not lean on tests.',
      severity: 'error',
      from: { path: '^(packages/[^/]+|apps/server)/src/|^apps/web/(app|seams)/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one file, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-dead-end',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      // Written by React Router at type generation and at build time.
      to: { couldNotResolve: true, pathNot: ['/\\+types/', '^virtual:'] },
    },
  ],
  options: {
    doNotFollow: { path: NPM },
    exclude: { path: ['^apps/web/build/', '/\\.react-router/'] },
    // Sees `import type` too, which leaves no trace in the JavaScript.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
