import type { MailPort } from './port.ts';

const TIMEOUT_MS = 10_000;

/** Mail by any SMTP server, `smtp://user:password@host:587`. Plain text, so that recipients see where a link leads. */
export function smtpMail({ url, from }: { url: string; from: string }): MailPort {
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    async send({ to, subject, text, reference }) {
      transport ??= openTransport(url);
      await (await transport).sendMail({
        from,
        // An object is one recipient; a string could be parsed as a list.
        to: { name: '', address: to },
        subject,
        text,
        textEncoding: 'base64',
        headers: { 'X-Reference': reference },
      });
    },
  };
}

/** The library is loaded with the first mail: most processes never send one. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
