import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { traceHeaders, withChildSpan } from '#platform/trace';
import type { AliyunKey } from './aliyun-signature.ts';
import { signAliyun } from './aliyun-signature.ts';
import type { Sms, SmsPort } from './port.ts';

const SendSmsAnswer = z.object({ Code: z.string().optional() });

export interface AliyunSms extends AliyunKey {
  /** 短信签名, on file with the carriers. */
  signName: string;
  /** 短信模板编号, each on file with the carriers. */
  templateCodes: Record<Sms['template'], string>;
  /** Another endpoint, for tests. */
  endpoint?: string;
}

const TIMEOUT_MS = 5_000;

/** SMS by Aliyun (Dysmsapi 2017-05-25). */
export function aliyunSms({ signName, templateCodes, endpoint, ...key }: AliyunSms): SmsPort {
  const url = new URL(endpoint ?? 'https://dysmsapi.aliyuncs.com');
  return {
    async send({ to, template, params, reference }) {
      const { query, headers } = signAliyun(
        {
          host: url.host,
          action: 'SendSms',
          version: '2017-05-25',
          query: {
            PhoneNumbers: to,
            SignName: signName,
            TemplateCode: templateCodes[template],
            TemplateParam: JSON.stringify(params),
            OutId: reference,
          },
          date: `${new Date().toISOString().slice(0, 19)}Z`,
          nonce: randomUUID(),
        },
        key,
      );
      const answer = await withChildSpan(
        () => `POST ${url.host}`,
        { 'server.address': url.host },
        () =>
          fetch(`${url.origin}/?${query}`, {
            method: 'POST',
            headers: { ...headers, ...traceHeaders() },
            signal: AbortSignal.timeout(TIMEOUT_MS),
          }),
      );
      const { Code: code } = SendSmsAnswer.parse(await answer.json());
      // Not the whole answer, which contains the mobile number.
      if (code !== 'OK') throw new Error(`aliyun did not accept the message: ${code ?? answer.status}`);
    },
  };
}
