import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contracts } from './index.ts';
import type { Endpoint } from './kit/index.ts';
import { routes } from './routes.ts';

const sourceOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const importsOf = (source: string) => [...source.matchAll(/from '([^']+)'/g)].map((match) => match[1]!);

describe('the routes for the browser', () => {
  it('are those of the contracts, name by name', () => {
    const routesOfContracts = Object.fromEntries(
      Object.entries(contracts).map(([feature, contract]) => [
        feature,
        Object.fromEntries(Object.entries<Endpoint>(contract).map(([name, { route }]) => [name, route])),
      ]),
    );
    expect(routes).toEqual(routesOfContracts);
  });

  it('are plain strings without the validation library', () => {
    const files = importsOf(sourceOf('./routes.ts'));
    expect(files).toHaveLength(Object.keys(contracts).length);
    for (const file of files) {
      expect(file).toMatch(/^\.\/[a-z-]+\/[a-z-]+\.routes\.ts$/);
      expect(sourceOf(file)).not.toMatch(/\bimport\b/);
    }
  });
});
