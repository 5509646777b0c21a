import { createServer, type IncomingMessage } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aliyunSms } from './aliyun.ts';
import { canonicalQuery, signAliyun } from './aliyun-signature.ts';

describe('the signature', () => {
  it('matches the provider’s example', () => {
    const { headers } = signAliyun(
      {
        host: 'ecs.cn-shanghai.aliyuncs.com',
        action: 'RunInstances',
        version: '2014-05-26',
        query: {
          RegionId: 'cn-shanghai',
          ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
        },
        date: '2023-10-26T10:22:32Z',
        nonce: '3156853299f313e23d1673dc12e1703d',
      },
      { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' },
    );
    expect(headers.authorization).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });

  it.each([
    [{ b: '2', a: '1' }, 'a=1&b=2'],
    [{ a: 'x y*z~/+' }, 'a=x%20y%2Az~%2F%2B'],
    [{ SignName: '花容' }, 'SignName=%E8%8A%B1%E5%AE%B9'],
    [{ a: "!'()" }, 'a=%21%27%28%29'],
  ])('encodes %j as %s', (query, written) =>
    expect(canonicalQuery(query as Record<string, string>)).toBe(written),
  );
});

describe('a message', () => {
  async function carrier(answer: object) {
    const received: IncomingMessage[] = [];
    const server = createServer((request, reply) => {
      received.push(request);
      reply.end(JSON.stringify(answer));
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    onTestFinished(() => void server.close());
    const { port } = server.address() as { port: number };
    const sms = aliyunSms({
      accessKeyId: 'id',
      accessKeySecret: 'secret',
      signName: '花容',
      templateCodes: {
        code: 'SMS_1',
        link: 'SMS_2',
        shipped: 'SMS_3',
        address: 'SMS_6',
        presale: 'SMS_7',
        recall: 'SMS_8',
        arrival: 'SMS_4',
        marketing: '',
      },
      endpoint: `http://127.0.0.1:${port}`,
    });
    return { received, sms };
  }
  const message = {
    to: '13800000001',
    template: 'code' as const,
    params: { code: '408127' },
    reference: 'r1',
  };

  it('is sent signed, with template and parameters', async () => {
    const { received, sms } = await carrier({ Code: 'OK' });
    await sms.send(message);
    const sent = new URL(received[0]!.url!, 'http://x').searchParams;
    expect(Object.fromEntries(sent)).toEqual({
      PhoneNumbers: '13800000001',
      SignName: '花容',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"408127"}',
      OutId: 'r1',
    });
    expect(received[0]!.headers['x-acs-action']).toBe('SendSms');
    expect(received[0]!.headers.authorization).toMatch(/^ACS3-HMAC-SHA256 Credential=id,/);
  });

  it('that the carrier refuses is an error without number or code', async () => {
    const { sms } = await carrier({ Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '13800000001' });
    await expect(sms.send(message)).rejects.toThrow(
      /^aliyun did not accept the message: isv.BUSINESS_LIMIT_CONTROL$/,
    );
  });
});
