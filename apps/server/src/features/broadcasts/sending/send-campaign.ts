import { type Database, transaction } from '#platform/database';
import { type Campaign, type MessageConfig, sendSlice } from './send-slice.ts';

/** Sends to all members who opted in and have not had this campaign. Returns how many messages were sent. */
export async function sendCampaign(db: Database, config: MessageConfig, campaign: Campaign): Promise<number> {
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
