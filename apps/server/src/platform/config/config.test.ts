import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { liveEnvironment } from '../../../testing/live-environment.ts';
import { readConfig } from './index.ts';
import { SECRET_NAMES } from './secret-files.ts';

/** Valid values of secrets that a live shop may leave out. */
const OPTIONAL_SECRETS = {
  DATABASE_READ_URL: 'postgres://standby/x',
  REDIS_URL: 'redis://127.0.0.1:6379',
  METRICS_TOKEN: 'sixteen-characters',
  WECHAT_APP_SECRET: 'a-secret-of-the-service-account',
  SHOP_SECRET_PREVIOUS: 'the-secret-before-of-at-least-32-characters',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'shop',
  OIDC_CLIENT_SECRET: 'hush',
  OIDC_NAME: '微信',
  WECHAT_LOGIN_APP_ID: 'wx1',
  WECHAT_LOGIN_SECRET: 'hush',
  ALIPAY_LOGIN_APP_ID: '2021',
  ALIPAY_LOGIN_PRIVATE_KEY: liveEnvironment.ALIPAY_PRIVATE_KEY,
  ALIPAY_LOGIN_PUBLIC_KEY: liveEnvironment.ALIPAY_PUBLIC_KEY,
  WEIBO_LOGIN_APP_KEY: '7',
  WEIBO_LOGIN_SECRET: 'hush',
  S3_SECRET_ACCESS_KEY: 'hush',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=hush',
};

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
  it.each([
    ['WECHAT_LOGIN_APP_ID', 'WECHAT_LOGIN_SECRET'],
    ['WEIBO_LOGIN_SECRET', 'WEIBO_LOGIN_APP_KEY'],
    ['ALIPAY_LOGIN_APP_ID', 'ALIPAY_LOGIN_PRIVATE_KEY'],
  ])('with %s alone says that %s is missing', (given, wanted) =>
    expect(problemsOf({ [given]: 'given' }).join()).toContain(`${wanted} 缺失`),
  );
});

describe('a shop with S3 storage', () => {
  it('names each part that is missing', () => expect(problemsOf({ STORAGE: 's3' })).toHaveLength(4));

  it('never prints the secret', () => {
    const problems = problemsOf({ STORAGE: 's3', S3_ENDPOINT: 'ftp://x', S3_SECRET_ACCESS_KEY: 'hush' });
    expect(problems.join()).toContain('S3_ENDPOINT');
    expect(problems.join()).not.toContain('hush');
  });
});

describe('uploads in a local folder', () => {
  const live = { ...liveEnvironment, REPLICAS: '' };
  it.each([
    [{ REPLICAS: '1' }, 0],
    [{ STORAGE_SHARED: 'yes' }, 0],
    [{ STORAGE_SHARED: 'yes', REPLICAS: '3' }, 0],
    [{ REPLICAS: '3' }, 1],
    [{}, 1],
  ])('of a live shop with %o have %i problem', (environment, count) =>
    expect(problemsOf({ ...live, ...environment })).toHaveLength(count),
  );

  it('of a demo need no word about replicas', () => expect(problemsOf({ STORAGE: 'local' })).toEqual([]));
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'huarong-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const fileWith = (text: string) => {
    const path = join(folder, 'secret');
    writeFileSync(path, text);
    return path;
  };
  const { SHOP_SECRET: secret, ...live } = liveEnvironment;

  it.each(['', '\n', '\r\n'])('is read without its line end %o', (end) => {
    const read = readConfig({ ...live, SHOP_SECRET_FILE: fileWith(`${secret}${end}`) });
    expect(read.ok && read.config.secret).toBe(secret);
  });

  it.each(SECRET_NAMES)('may be %s', (name) => {
    const value = { ...liveEnvironment, ...OPTIONAL_SECRETS }[name];
    const environment = { ...liveEnvironment, ...OPTIONAL_SECRETS, [name]: '' };
    expect(problemsOf({ ...environment, [`${name}_FILE`]: fileWith(`${value}\n`) })).toEqual([]);
  });

  it('is refused beside its variable', () =>
    expect(problemsOf({ ...liveEnvironment, SHOP_SECRET_FILE: fileWith(secret) })).toEqual([
      expect.stringContaining('SHOP_SECRET 与 SHOP_SECRET_FILE 只能写一个'),
    ]));

  it('that cannot be read is named, without its content', () =>
    expect(problemsOf({ ...live, SHOP_SECRET_FILE: join(folder, 'nowhere') })).toEqual([
      expect.stringMatching(/^配置 SHOP_SECRET_FILE 有误.*nowhere（ENOENT）/),
    ]));

  it('that is wrong is not printed', () =>
    expect(problemsOf({ ...live, SHOP_SECRET_FILE: fileWith('hush') }).join()).not.toContain('hush'));
});

describe('draining', () => {
  const drainOf = (environment: Record<string, string>) => {
    const read = readConfig(environment);
    return read.ok && read.config.drain;
  };
  it('leaves a live shop five seconds, a demo none, and ends after twenty', () => {
    expect(drainOf(liveEnvironment)).toEqual({ graceMs: 5_000, limitMs: 20_000 });
    expect(drainOf({ SHOP_MODE: 'demo' })).toEqual({ graceMs: 0, limitMs: 20_000 });
    expect(drainOf({ ...liveEnvironment, DRAIN_GRACE_MS: '0', DRAIN_LIMIT_MS: '500' })).toEqual({
      graceMs: 0,
      limitMs: 500,
    });
  });

  it('refuses a grace that is not shorter than the limit', () =>
    expect(problemsOf({ DRAIN_GRACE_MS: '5000', DRAIN_LIMIT_MS: '5000' })).toEqual([
      expect.stringContaining('DRAIN_GRACE_MS'),
    ]));
});

describe('the secret', () => {
  it('signs alone, and the previous one is accepted beside it', () => {
    const previous = 'the-secret-before-of-at-least-32-characters';
    const read = readConfig({ ...liveEnvironment, SHOP_SECRET_PREVIOUS: previous });
    const { SHOP_SECRET: secret } = liveEnvironment;
    expect(read.ok && read.config).toMatchObject({ secret, acceptedSecrets: [secret, previous] });
    const alone = readConfig(liveEnvironment);
    expect(alone.ok && alone.config.acceptedSecrets).toEqual([secret]);
  });
});
