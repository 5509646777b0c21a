import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findReceiverAddresses, readReceiverAddress, receiverRules } from './receiver-address.ts';
import { createWebhookSender } from './send-webhook.ts';

const LIVE = receiverRules({ mode: 'live' });
const DEMO = receiverRules({ mode: 'demo' });
const signal = () => AbortSignal.timeout(1_000);
const problemOf = async (url: string, rules = LIVE) => {
  try {
    await findReceiverAddresses(readReceiverAddress(url, rules), rules, signal());
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a receiver is refused', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://0.0.0.0/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.100.100.200/latest/meta-data',
    'https://168.63.129.16/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fe80::1]/',
    'https://[fd00:ec2::254]/',
    'https://[2002:7f00:1::]/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
  ])('inside a network: %s', async (url) => expect(await problemOf(url)).toBe('地址指向内部网络，不能推送'));

  it.each([
    ['http://shop.example/', '须为 https 地址'],
    ['ftp://shop.example/', '须为 https 地址'],
    ['file:///etc/passwd', '须为 https 地址'],
    ['推送', '须为 https 地址'],
    ['https://user:secret@shop.example/', '地址里不能有用户名和密码'],
    ['https://shop.example/#a', '地址里不能有 #'],
    ['https://shop.example:22/', '不能用端口 22'],
    ['http://127.0.0.1:9000/', '须为 https 地址'],
  ])('%s: %s', async (url, reason) => expect(await problemOf(url)).toBe(reason));

  it('when one of the addresses of its name is private', async () => {
    const resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    const rules = { ...LIVE, resolve };
    expect(await problemOf('https://erp.example/', rules)).toBe('地址指向内部网络，不能推送');
  });

  it('in a demo as well, but for programs on the same machine', async () => {
    expect(await problemOf('http://127.0.0.1:9000/', DEMO)).toBeNull();
    expect(await problemOf('http://10.0.0.1:9000/', DEMO)).toBe('须为 https 地址');
    expect(await problemOf('https://192.168.1.1/', DEMO)).toBe('地址指向内部网络，不能推送');
  });
});

describe('a request', () => {
  let server: Server;
  let url: string;
  let answer: RequestListener;
  let asked = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked += 1;
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`;
  });
  beforeEach(() => {
    asked = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const send = (timeoutMs = 2_000) => createWebhookSender(DEMO, timeoutMs)({ url, headers: {}, body: '{}' });

  it('is received with any answer of 200 to 299', async () => {
    answer = (_, response) => response.writeHead(204).end();
    expect(await send()).toMatchObject({ status: 204, error: null });
  });

  it('follows no redirect', async () => {
    answer = (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    expect(await send()).toMatchObject({ status: 302, error: '对方答复 302' });
    expect(asked).toBe(1);
  });

  it('reads the beginning of an answer that never ends', async () => {
    answer = (_, response) => {
      response.writeHead(500);
      const timer = setInterval(() => response.write(`a\u0000${'x'.repeat(1_000)}`), 1);
      response.on('close', () => clearInterval(timer));
    };
    const { error } = await send();
    expect(error).toMatch(/^对方答复 500：a x{100}/);
    expect(error?.length).toBeLessThan(250);
  });

  it('gives up on a receiver that does not answer in time', async () => {
    answer = () => undefined;
    expect(await send(100)).toMatchObject({ status: null, error: '对方没有在 10 秒内答复' });
  });

  it('checks the address at the moment of sending, when the name has moved since it was saved', async () => {
    answer = (_, response) => response.writeHead(204).end();
    const rules = { resolve: async () => [{ address: '127.0.0.1', family: 4 }], allowsLoopback: false };
    const moved = createWebhookSender(rules)({ url: 'https://erp.example/', headers: {}, body: '{}' });
    expect(await moved).toMatchObject({ status: null, error: '地址指向内部网络，不能推送' });
    expect(asked).toBe(0);
  });
});
