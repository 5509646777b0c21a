import { describe, expect, it } from 'vitest';
import { readConfig } from './index.ts';

const problemsOf = (environment: Record<string, string>) => {
  const read = readConfig(environment);
  return read.ok ? [] : read.problems;
};

describe('the start', () => {
  it('needs nothing for a demo', () => {
    const read = readConfig({});
    expect(read.ok && read.config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      mode: 'demo',
      hasLimits: true,
    });
  });

  it('treats an empty variable as absent', () =>
    expect(problemsOf({ PORT: '', DATABASE_URL: '' })).toEqual([]));

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://x'],
    ['REDIS_URL', 'x'],
    ['SHOP_MODE', 'production'],
    ['SHOP_PRODUCTS', '0'],
    ['SHOP_LIMITS', 'maybe'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s with one line that names it', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`配置 ${name} 有误`);
  });

  it('tells every problem at once', () => expect(problemsOf({ PORT: 'x', SHOP_MODE: 'y' })).toHaveLength(2));
});

describe('a live shop', () => {
  it('does not open on the embedded database', () =>
    expect(problemsOf({ SHOP_MODE: 'live' })).toEqual([expect.stringContaining('DATABASE_URL 缺失')]));

  it('does not open without limits', () =>
    expect(problemsOf({ SHOP_MODE: 'live', DATABASE_URL: 'postgres://db/shop', SHOP_LIMITS: 'off' })).toEqual(
      [expect.stringContaining('SHOP_LIMITS')],
    ));

  it('opens with a database', () =>
    expect(readConfig({ SHOP_MODE: 'live', DATABASE_URL: 'postgres://db/shop' }).ok).toBe(true));
});

describe('a shop that keeps its uploads elsewhere', () => {
  it('names each part that is missing', () => expect(problemsOf({ STORAGE: 's3' })).toHaveLength(4));

  it('never prints the secret', () => {
    const problems = problemsOf({ STORAGE: 's3', S3_ENDPOINT: 'ftp://x', S3_SECRET_ACCESS_KEY: 'hush' });
    expect(problems.join()).toContain('S3_ENDPOINT');
    expect(problems.join()).not.toContain('hush');
  });
});
