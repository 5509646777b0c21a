import type { Config } from '#platform/config';
import { type Database, transaction } from '#platform/database';
import { type Message, sendMessage } from '../../integrations/messages/index.ts';

/** Configuration for sending SMS and email. */
export type MessagingConfig = Pick<Config, 'mode' | 'secret' | 'publicUrl'> & Partial<Pick<Config, 'sms'>>;

/** Sends an SMS or email once per event: the sent record and the message are one transaction. */
export const notifyOnce = (
  db: Database,
  config: MessagingConfig,
  key: string,
  message: Message,
): Promise<void> =>
  transaction(db, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('notice_sent')
      .values({ key })
      .onConflict((known) => known.column('key').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) await sendMessage(tx, config, { ...message, isNews: true });
  });
