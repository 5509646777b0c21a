import { type Database, transaction } from '#platform/database';
import { beginSlice } from './begin-slice.ts';
import { type Campaign, type MessageConfig, SLICE, sendSlice } from './send-slice.ts';

interface SentCampaign {
  sent: number;
  /** The night has begun: nothing is sent before this time. */
  quietUntil: Date | null;
}

/** Sends to all members who opted in and have not had this campaign, until the night begins. */
export async function sendCampaign(
  db: Database,
  config: MessageConfig,
  campaign: Campaign,
): Promise<SentCampaign> {
  let sent = 0;
  let after: string | null = '';
  while (after !== null) {
    const from: string = after;
    const slice = await transaction(db, async (tx) => {
      const quietUntil = await beginSlice(tx, campaign.channel);
      return quietUntil ?? sendSlice(tx, config, campaign, { after: from, limit: SLICE });
    });
    if (slice instanceof Date) return { sent, quietUntil: slice };
    sent += slice.sent;
    after = slice.last;
  }
  return { sent, quietUntil: null };
}
