import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contracts } from './index.ts';
import { type Endpoint, methodOf, pathOf } from './kit/index.ts';
import { openapi } from './kit/openapi.ts';

const endpoints = Object.values(contracts).flatMap((contract) => Object.values<Endpoint>(contract));
const inputSchema = (endpoint: Endpoint) =>
  z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });

describe('the OpenAPI document', () => {
  const document = openapi(contracts);

  it('contains every call and can be written as JSON', () => {
    const published = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(published.sort()).toEqual(
      endpoints.map(({ route }) => `${methodOf(route)} ${pathOf(route)}`).sort(),
    );
    expect(JSON.parse(JSON.stringify(document)).openapi).toBe('3.1.0');
  });

  it('has a summary for each call', () => {
    for (const { summary } of endpoints) expect(summary).toMatch(/^[A-Z][^\n]{8,120}[^.]$/);
  });
});

describe('the input of a call', () => {
  it.each(
    endpoints
      .filter(({ route }) => /^(GET|DELETE) /.test(route))
      .map((endpoint) => [endpoint.route, endpoint] as const),
  )('%s accepts text values, as in a query', (_route, endpoint) => {
    for (const [name, schema] of Object.entries(inputSchema(endpoint).properties ?? {})) {
      expect(JSON.stringify(schema), name).toContain('"string"');
    }
  });

  /** The cart's deletion items may contain prices, and events the amounts a page showed; nothing is computed from either. */
  it.each(
    endpoints
      .filter(({ route }) => !route.endsWith('/removeFromCart') && !route.endsWith('/analytics/events'))
      .map((endpoint) => [endpoint.route, endpoint] as const),
  )('%s accepts no amount of money', (_route, endpoint) => {
    const names = [...JSON.stringify(inputSchema(endpoint)).matchAll(/"(\w+)":\{/g)].map((match) => match[1]);
    expect(names.filter((name) => /price|amount|fee|total|payable|discount/i.test(name!))).toEqual([]);
  });
});
