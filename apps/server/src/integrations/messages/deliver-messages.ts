import type { Config } from '#platform/config';
import { type OutboxHandlers, onEvent } from '#platform/outbox';
import { unseal } from '#platform/secrets';
import { type MailPort, smtpMail } from '../mail/index.ts';
import { aliyunSms, type SmsPort } from '../sms/index.ts';
import type { Message } from './message.ts';
import { messageQueued } from './send-message.ts';

export interface Carriers {
  sms: SmsPort;
  mail: MailPort;
}

/** A code that arrives half an hour late has expired. */
const MAX_AGE_MS = 30 * 60_000;

/** The SMS and mail services of a live shop; null for a demo, which sends nothing. */
export const carriersOf = ({ sms, mail }: Pick<Config, 'sms' | 'mail'>): Carriers | null =>
  sms && mail ? { sms: aliyunSms(sms), mail: smtpMail(mail) } : null;

export const deliverMessages = (carriers: Carriers, secrets: readonly string[]): OutboxHandlers =>
  onEvent(messageQueued, async (event) => {
    const message = JSON.parse(unseal(event.payload.sealed, secrets, 'waiting messages')) as Message;
    if (!message.isNews && Date.now() - event.createdAt.getTime() > MAX_AGE_MS) return;
    const reference = event.key;
    const { to, text } = message;
    if (message.kind === 'sms')
      await carriers.sms.send({ to, template: message.template, params: message.params, reference });
    else await carriers.mail.send({ to, subject: message.subject, text, reference });
  });
