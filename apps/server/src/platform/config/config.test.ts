import { describe, expect, it } from 'vitest';
import { liveEnvironment } from '../../../testing/live-environment.ts';
import { readConfig } from './index.ts';

const problemsOf = (environment: Record<string, string>) => {
  const read = readConfig({ SHOP_MODE: 'demo', ...environment });
  return read.ok ? [] : read.problems;
};

describe('reading the configuration', () => {
  it('needs only its mode for a demo', () => {
    const read = readConfig({ SHOP_MODE: 'demo' });
    expect(read.ok && read.config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      mode: 'demo',
      hasLimits: true,
    });
  });

  it.each([{}, { SHOP_MODE: '' }])('never guesses the mode: %o', (environment) =>
    expect(readConfig(environment)).toEqual({
      ok: false,
      problems: ['配置 SHOP_MODE 缺失：请写明 demo（演示）或 live（正式营业） · SHOP_MODE is missing'],
    }),
  );

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
    ['SEAMS_OFF', 'page-data,no-such-seam'],
    ['WEB_ORIGINS', 'www.shop.example'],
    ['WEB_ORIGINS', 'https://www.shop.example/path'],
    ['VITE_API_HOST_PROD', 'api.shop.example'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s with one line that names it', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`配置 ${name} 有误`);
  });

  it('reads which seams are switched off', () => {
    const read = readConfig({ SHOP_MODE: 'demo', SEAMS_OFF: 'page-data, early-answers' });
    expect(read.ok && [...read.config.seamsOff]).toEqual(['page-data', 'early-answers']);
    const unset = readConfig({ SHOP_MODE: 'demo' });
    expect(unset.ok && unset.config.seamsOff.size).toBe(0);
  });

  it('reads the hosts of a separate API and of its pages', () => {
    const read = readConfig({
      SHOP_MODE: 'demo',
      WEB_ORIGINS: 'https://www.shop.example, https://stage.shop.example',
      VITE_API_HOST_PROD: 'https://api.shop.example/',
    });
    expect(read).toMatchObject({
      config: {
        webOrigins: ['https://www.shop.example', 'https://stage.shop.example'],
        apiOrigins: ['https://api.shop.example'],
      },
    });
  });

  it('names the unknown seam and the known ones', () => {
    const [problem] = problemsOf({ SEAMS_OFF: 'no-such-seam' });
    expect(problem).toContain('no-such-seam');
    expect(problem).toContain('query-batching');
  });

  it('reports every problem at once', () =>
    expect(problemsOf({ PORT: 'x', SHOP_MODE: 'y' })).toHaveLength(2));
});

describe('a live shop', () => {
  it('starts with all required variables', () => expect(problemsOf(liveEnvironment)).toEqual([]));

  it.each(Object.keys(liveEnvironment).filter((name) => name !== 'SHOP_LIMITS'))(
    'does not start without %s, and says so in one line',
    (name) =>
      expect(problemsOf({ ...liveEnvironment, [name]: '' })).toEqual([
        expect.stringContaining(`${name} 缺失`),
      ]),
  );

  it('does not start without rate limits', () =>
    expect(problemsOf({ ...liveEnvironment, SHOP_LIMITS: 'off' })).toEqual([
      expect.stringContaining('SHOP_LIMITS'),
    ]));

  it('does not start with a short secret', () =>
    expect(problemsOf({ ...liveEnvironment, SHOP_SECRET: 'hush' })).toEqual([
      '配置 SHOP_SECRET 有误：应为至少 32 个字符的随机密钥，现在是 （不显示）',
    ]));
});

describe('social login', () => {
  it('is off unless configured', () => expect(problemsOf({})).toEqual([]));
  it('names each part that is missing', () =>
    expect(problemsOf({ OIDC_ISSUER: 'https://id.example' })).toHaveLength(3));
});

describe('a shop with S3 storage', () => {
  it('names each part that is missing', () => expect(problemsOf({ STORAGE: 's3' })).toHaveLength(4));

  it('never prints the secret', () => {
    const problems = problemsOf({ STORAGE: 's3', S3_ENDPOINT: 'ftp://x', S3_SECRET_ACCESS_KEY: 'hush' });
    expect(problems.join()).toContain('S3_ENDPOINT');
    expect(problems.join()).not.toContain('hush');
  });
});
