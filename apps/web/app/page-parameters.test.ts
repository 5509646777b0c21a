import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';
import { pageParameters } from './page-parameters.ts';
import routes from './routes.ts';

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) => [
    ...(path !== undefined || index ? [path ?? ''] : []),
    ...pathsOf(children ?? []),
  ]);

const folder = fileURLToPath(new URL('.', import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

/** What the code reads from an address, by the names of the variables that hold one. */
const READ = /\b(?:search|searchParams|query|params)\.(?:get|has|getAll)\('(\w+)'\)/g;

describe('the parameters of the pages', () => {
  test('are declared for every page, and for no other', () =>
    expect(Object.keys(pageParameters).sort()).toEqual(pathsOf(routes).sort()));

  test('include every parameter that the code reads', () => {
    const declared = new Set(Object.values(pageParameters).flat());
    const read = sources.flatMap((source) => [...source.matchAll(READ)].map((match) => match[1]!));
    expect(read.length).toBeGreaterThan(20);
    expect([...new Set(read)].filter((name) => !declared.has(name))).toEqual([]);
  });
});
