/** A programming mistake put into our own source. The named tests have to fail while it is there. */
export interface Mutant {
  /** The feature whose rule is broken. */
  feature: string;
  mistake: string;
  edits: readonly { file: string; from: string; to: string }[];
  /** Test files; each must belong to the same project of vitest.config.ts. */
  tests: readonly string[];
}

/** The vitest project that a test file belongs to. */
export function projectOf(test: string): 'unit' | 'unit-pages' | 'component' | 'feature' {
  if (test.endsWith('.feature.test.ts')) return 'feature';
  if (test.endsWith('.test.tsx')) return 'component';
  return /^(packages\/ui|apps\/(web|admin))\//.test(test) ? 'unit-pages' : 'unit';
}

const SERVER = 'apps/server/src/features/';
const CORE = 'packages/core/src/';

type Edit = readonly [file: string, from: string, to: string];

/** Shorter notation for the lists: paths are relative to the features of the server. */
export const inFeature = (
  feature: string,
  mistake: string,
  edits: readonly Edit[],
  tests: readonly string[],
): Mutant => ({
  feature,
  mistake,
  edits: edits.map(([file, from, to]) => ({ file: SERVER + file, from, to })),
  tests: tests.map((test) => SERVER + test),
});

/** The same for the rest of the server: paths are relative to apps/server/src. */
export const inServer = (
  feature: string,
  mistake: string,
  edits: readonly Edit[],
  tests: readonly string[],
): Mutant => ({
  feature,
  mistake,
  edits: edits.map(([file, from, to]) => ({ file: `apps/server/src/${file}`, from, to })),
  tests: tests.map((test) => `apps/server/src/${test}`),
});

/** The same for pure rules: paths are relative to packages/core/src. */
export const inCore = (
  feature: string,
  mistake: string,
  edits: readonly Edit[],
  tests: readonly string[],
): Mutant => ({
  feature,
  mistake,
  edits: edits.map(([file, from, to]) => ({ file: CORE + file, from, to })),
  tests: tests.map((test) => CORE + test),
});
