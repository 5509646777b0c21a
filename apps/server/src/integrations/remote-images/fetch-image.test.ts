import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createImageFetcher, type FetchSettings } from './fetch-image.ts';

const IMAGE = Buffer.from('image bytes');
let server: Server;
let port: number;
let asked: string[] = [];
let answer: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(IMAGE);
});

/** The local server plays a public host; every other address is as on the internet. */
const local: Partial<FetchSettings> = {
  protocol: 'http:',
  port: null,
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowed: (address) => address === '127.0.0.1',
  timeoutMs: 2_000,
  maxBytes: 1_000,
};
const fetchWith = (settings: Partial<FetchSettings>, url: string) =>
  createImageFetcher({ ...local, ...settings })(url);
const reasonOf = (fetching: Promise<unknown>) =>
  fetching.then(
    () => 'fetched',
    (error: Error & { isTemporary: boolean }) => `${error.isTemporary ? '稍后再试：' : ''}${error.message}`,
  );
const at = (path: string, host = 'img.example') => `http://${host}:${port}${path}`;

describe('fetching an image', () => {
  it('connects to the checked address and names the host', async () => {
    let questions = 0;
    const resolve = async () => {
      questions += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    expect(await fetchWith({ resolve }, at('/a.png'))).toEqual(IMAGE);
    expect(asked).toEqual([`img.example:${port} /a.png`]);
    // A second question could be answered with another address.
    expect(questions).toBe(1);
  });

  it.each([
    ['https://127.0.0.1/a.png'],
    ['https://2130706433/a.png'],
    ['https://0x7f.1/a.png'],
    ['https://[::1]/a.png'],
    ['https://[::ffff:127.0.0.1]/a.png'],
    ['https://169.254.169.254/latest/meta-data'],
    ['https://192.168.1.1/a.png'],
  ])('refuses %s', async (url) =>
    expect(await reasonOf(createImageFetcher()(url))).toBe('地址指向内部网络，不能下载'),
  );

  it('refuses a host when one of its addresses is not public, without any connection', async () => {
    const resolve = async () => [
      { address: '127.0.0.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    expect(await reasonOf(fetchWith({ resolve }, at('/a.png')))).toBe('地址指向内部网络，不能下载');
    expect(asked).toEqual([]);
  });

  it('checks the address it is connected to once more', async () => {
    let calls = 0;
    const isAllowed = () => ++calls === 1;
    expect(await reasonOf(fetchWith({ isAllowed }, at('/a.png')))).toBe('连到了不允许的地址');
  });

  it.each([
    ['http://img.example/a.png', '不是 https 地址'],
    ['ftp://img.example/a.png', '不是 https 地址'],
    ['file:///etc/passwd', '不是 https 地址'],
    ['https://user:secret@img.example/a.png', '地址里不能有用户名和密码'],
    ['https://img.example:8443/a.png', '不能用端口 8443，只能用 443'],
    ['https://img.example:22/a.png', '不能用端口 22，只能用 443'],
    ['图片', '不是 https 地址'],
  ])('refuses %s', async (url, reason) => expect(await reasonOf(createImageFetcher()(url))).toBe(reason));
});

describe('a redirect', () => {
  const redirectTo = (location: string) => {
    answer = (request, response) =>
      request.url === '/a.png'
        ? response.writeHead(302, { location }).end()
        : response.writeHead(200, { 'content-type': 'image/webp' }).end(IMAGE);
  };

  it('is followed', async () => {
    redirectTo('/b.png');
    expect(await fetchWith({}, at('/a.png'))).toEqual(IMAGE);
  });

  it.each([
    ['http://169.254.169.254/latest/meta-data', '地址指向内部网络，不能下载'],
    ['http://[::1]/x', '地址指向内部网络，不能下载'],
    ['http://me:pw@img.example/x', '地址里不能有用户名和密码'],
    ['gopher://img.example/x', '不是 https 地址'],
    ['http://[', '对方网站的跳转地址有误'],
  ])('to %s is refused', async (location, reason) => {
    redirectTo(location);
    expect(await reasonOf(fetchWith({}, at('/a.png')))).toBe(reason);
    expect(asked).toHaveLength(1);
  });

  it('to a host that resolves to a private address is refused', async () => {
    redirectTo(at('/b.png', 'inside.example'));
    const resolve = async (host: string) => [
      { address: host === 'inside.example' ? '10.0.0.1' : '127.0.0.1', family: 4 },
    ];
    expect(await reasonOf(fetchWith({ resolve }, at('/a.png')))).toBe('地址指向内部网络，不能下载');
  });

  it('is followed three times at most', async () => {
    answer = (_request, response) => response.writeHead(301, { location: '/again.png' }).end();
    expect(await reasonOf(fetchWith({}, at('/a.png')))).toBe('跳转超过 3 次');
    expect(asked).toHaveLength(4);
  });
});

describe('an answer is refused', () => {
  it.each<[string, RequestListener, string]>([
    ['when it is missing', (_, response) => response.writeHead(404).end(), '对方网站答复 404'],
    [
      'for now when the host is busy',
      (_, response) => response.writeHead(503).end(),
      '稍后再试：对方网站答复 503',
    ],
    [
      'for now when it is limited',
      (_, response) => response.writeHead(429).end(),
      '稍后再试：对方网站答复 429',
    ],
    [
      'when it is a page',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<html>'),
      '不是 JPG、PNG 或 WebP 图片（text/html）',
    ],
    [
      'when it is a drawing that can hold scripts',
      (_, response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
      '不是 JPG、PNG 或 WebP 图片（image/svg+xml）',
    ],
    [
      'when it is compressed',
      (_, response) =>
        response.writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' }).end('x'),
      '对方网站压缩了图片，无法读取',
    ],
    [
      'when its announced size is too large',
      (_, response) =>
        response
          .writeHead(200, { 'content-type': 'image/png', 'content-length': '1001' })
          .end('x'.repeat(1001)),
      '图片太大，最多 0 MB',
    ],
    [
      'when it grows too large',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'image/png' });
        for (let part = 0; part < 3; part += 1) response.write('x'.repeat(500));
        response.end();
      },
      '图片太大，最多 0 MB',
    ],
    [
      'for now when the connection breaks',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'image/png', 'content-length': '500' });
        response.write('x', () => response.destroy());
      },
      '稍后再试：下载中断',
    ],
  ])('%s', async (_, listener, reason) => {
    answer = listener;
    const found = await reasonOf(fetchWith({}, at('/a.png')));
    expect([reason, '稍后再试：连不上对方网站']).toContain(found);
    if (!reason.includes('下载中断')) expect(found).toBe(reason);
  });

  it('for now when it drips slower than the time limit', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    };
    expect(await reasonOf(fetchWith({ timeoutMs: 200 }, at('/a.png')))).toBe(
      '稍后再试：下载太慢，超过了时间限制',
    );
  });

  it('for now when the name server does not answer in time', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect(await reasonOf(fetchWith({ resolve, timeoutMs: 100 }, at('/a.png')))).toBe(
      '稍后再试：下载太慢，超过了时间限制',
    );
  });

  it('for now when nobody listens', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port: closedPort } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    expect(await reasonOf(fetchWith({}, `http://img.example:${closedPort}/a.png`))).toBe(
      '稍后再试：连不上对方网站',
    );
  });
});
