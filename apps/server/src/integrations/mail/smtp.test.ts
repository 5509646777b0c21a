import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { smtpMail } from './smtp.ts';

interface Received {
  from: string;
  to: string[];
  user: string;
  raw: string;
}

async function postOffice({ refuses = false } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onRcptTo: (_address, _session, done) => done(refuses ? new Error('no such box') : undefined),
    onData(stream, { envelope, user }, done) {
      let raw = '';
      stream.on('data', (part) => {
        raw += part;
      });
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), user: String(user), raw });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  onTestFinished(() => void server.close(() => undefined));
  const { port } = server.server.address() as AddressInfo;
  const mail = smtpMail({ url: `smtp://shop:hush@127.0.0.1:${port}`, from: '花容 <hello@shop.example>' });
  return { received, mail };
}
const letter = {
  to: 'lin@mail.example',
  subject: '重设密码',
  text: '请在 30 分钟内打开：https://www.shop.example/forgetPassword/reset?p=abc',
  reference: 'r1',
};

it('arrives with its subject and its full text', async () => {
  const { received, mail } = await postOffice();
  await mail.send(letter);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: 'hello@shop.example', to: ['lin@mail.example'], user: 'shop' });
  const [head, body] = received[0]!.raw.split('\r\n\r\n');
  expect(head).toContain(`Subject: =?UTF-8?B?${Buffer.from('重设密码').toString('base64')}?=`);
  expect(Buffer.from(body!.replace(/\s/g, ''), 'base64').toString()).toContain(letter.text);
});

it('cannot be sent to others by a recipient with a line break', async () => {
  const { received, mail } = await postOffice();
  await mail.send({ ...letter, subject: 'x\r\nBcc: evil@x.example' }).catch(() => undefined);
  await mail.send({ ...letter, to: 'a@b.cn\r\nBcc: evil@x.example' }).catch(() => undefined);
  expect(received.flatMap(({ to }) => to)).not.toContain('evil@x.example');
});

it('that the server does not accept is an error', async () => {
  const { mail } = await postOffice({ refuses: true });
  await expect(mail.send(letter)).rejects.toThrow('no such box');
});
