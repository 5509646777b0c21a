import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contracts } from './index.ts';
import { type Endpoint, methodOf, pathOf } from './kit/index.ts';
import { openapi } from './kit/openapi.ts';

const endpoints = Object.values(contracts).flatMap((contract) => Object.values<Endpoint>(contract));
const inputSchema = (endpoint: Endpoint) =>
  z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });

describe('the published document', () => {
  const document = openapi(contracts);

  it('holds every call and can be written as JSON', () => {
    const published = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(published.sort()).toEqual(
      endpoints.map(({ route }) => `${methodOf(route)} ${pathOf(route)}`).sort(),
    );
    expect(JSON.parse(JSON.stringify(document)).openapi).toBe('3.1.0');
  });

  it('says in words what each call does', () => {
    for (const { summary } of endpoints) expect(summary).toMatch(/^[A-Z][^\n]{8,120}[^.]$/);
  });
});

describe('what callers may send', () => {
  it.each(
    endpoints
      .filter(({ route }) => /^(GET|DELETE) /.test(route))
      .map((endpoint) => [endpoint.route, endpoint] as const),
  )('%s can be called with text alone, as a query is', (_route, endpoint) => {
    for (const [name, schema] of Object.entries(inputSchema(endpoint).properties ?? {})) {
      expect(JSON.stringify(schema), name).toContain('"string"');
    }
  });

  /** The cart's deletion items may carry prices, which nobody reads. */
  it.each(
    endpoints
      .filter(({ route }) => !route.endsWith('/removeFromCart'))
      .map((endpoint) => [endpoint.route, endpoint] as const),
  )('%s takes no amount of money from its caller', (_route, endpoint) => {
    const names = [...JSON.stringify(inputSchema(endpoint)).matchAll(/"(\w+)":\{/g)].map((match) => match[1]);
    expect(names.filter((name) => /price|amount|fee|total|payable|discount/i.test(name!))).toEqual([]);
  });
});
