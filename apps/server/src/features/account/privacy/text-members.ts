import { type Database, transaction } from '#platform/database';
import { countRecipients } from '../marketing/recipients.queries.ts';
import { type MessageConfig, sendSlice } from '../marketing/send-slice.ts';

export interface TextCampaign {
  /** Names the campaign: each member gets its text once. */
  campaign: string;
  text: string;
}

/** How many members the text would reach now. */
export const countTextRecipients = (db: Database, { campaign }: TextCampaign): Promise<number> =>
  countRecipients(db, 'sms', campaign);

/** Texts all members who opted in and have not had this campaign. Returns how many were sent. */
export async function textMembers(db: Database, config: MessageConfig, input: TextCampaign): Promise<number> {
  const campaign = { ...input, channel: 'sms', subject: '' } as const;
  let sent = 0;
  let after: string | null = '';
  while (after !== null) {
    const from: string = after;
    const slice = await transaction(db, (tx) => sendSlice(tx, config, campaign, from));
    sent += slice.sent;
    after = slice.last;
  }
  return sent;
}
