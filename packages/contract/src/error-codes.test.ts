import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adminContracts } from './admin/index.ts';
import { contracts } from './index.ts';
import { codeNamesSource } from './kit/code-names-source.ts';
import { errorCodes, featureErrorCodes } from './kit/error-codes/index.ts';
import type { Endpoint, ErrorCode } from './kit/index.ts';

const all = Object.entries<ErrorCode>(errorCodes);
const featureEntries = Object.entries<ErrorCode>(featureErrorCodes);
const endpoints = [...Object.values(contracts), ...Object.values(adminContracts)].flatMap((contract) =>
  Object.values<Endpoint>(contract),
);

/** Superlatives and promises that the advertising law forbids. */
const absoluteWords = /最|第一|唯一|绝对|永远|永久|顶级|极致|百分之百|100%|万能|国家级/;

describe('the error codes', () => {
  // Spreading the files into one object would silently drop the first of two equal names.
  it('have a distinct name and a distinct code across all files', async () => {
    const declared = await declaredInFiles();
    expect(repeated(declared.map(({ name }) => name))).toEqual([]);
    expect(repeated(declared.map(({ code }) => code))).toEqual([]);
    expect(declared.map(({ name }) => name).sort()).toEqual(Object.keys(errorCodes).sort());
  });

  it.each(all)('%s carries a code of a known family', (_name, { code }) => {
    expect(code).toMatch(/^((CMN|USR|CRT|ORD|PAY|PRM|RTN|INV|CNT|ADM)\d{4}[EW]|25[125]0)$/);
  });

  it.each(featureEntries)('%s answers with an HTTP status the shop uses', (_name, { http }) => {
    expect([200, 400, 404, 409, 413, 415, 423, 429]).toContain(http);
  });

  it.each(all)('%s is a Chinese sentence without absolute words', (_name, { message }) => {
    expect(message).toMatch(/^[^\n]*[\u4e00-\u9fff]{2}[^\n]*$/);
    expect(message).not.toMatch(absoluteWords);
    expect(message).not.toMatch(/[。.,!！]$/);
  });

  it('are each declared by at least one call', () => {
    const given = new Set<string>(endpoints.flatMap(({ refusals }) => refusals));
    expect(Object.keys(featureErrorCodes).filter((name) => !given.has(name))).toEqual([]);
  });

  it.each(endpoints.map((endpoint) => [endpoint.route, endpoint.refusals] as const))(
    '%s declares existing names, each once',
    (_route, refusals) => {
      expect(refusals.filter((name) => !Object.hasOwn(featureErrorCodes, name))).toEqual([]);
      expect(new Set(refusals).size).toBe(refusals.length);
    },
  );
});

it('code-names.gen.ts is up to date: otherwise run npm run contract:codes', () => {
  const written = readFileSync(new URL('./kit/code-names.gen.ts', import.meta.url), 'utf8');
  expect(written).toBe(codeNamesSource());
});

/** Every code as its file declares it. */
async function declaredInFiles(): Promise<{ name: string; code: string }[]> {
  const folder = new URL('./kit/error-codes/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file !== 'index.ts');
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return modules
    .flatMap((module) => Object.entries<Record<string, ErrorCode>>(module))
    .filter(([exported]) => exported.endsWith('ErrorCodes'))
    .flatMap(([, codes]) => Object.entries(codes).map(([name, { code }]) => ({ name, code })));
}

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);
