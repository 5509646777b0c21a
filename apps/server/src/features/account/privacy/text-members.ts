import type { Config } from '#platform/config';
import { type Database, type Tx, transaction } from '#platform/database';
import { listOptedIn } from './privacy.queries.ts';
import { findMarketingAddress, sendMarketing } from './send-marketing.ts';

export interface TextCampaign {
  /** Names the campaign: each member gets its text once. */
  campaign: string;
  text: string;
}

/** The campaign text with the opt-out note that the rules for commercial texts require. */
export const campaignText = (text: string): string => `${text} 拒收请回复R`;

/** How many members the text would reach now. */
export async function countTextRecipients(db: Database, { campaign }: TextCampaign): Promise<number> {
  const reached = new Set(await listAlreadyTexted(db, campaign));
  let count = 0;
  for (const id of await listOptedIn(db, 'marketingSms'))
    if (!reached.has(id) && (await findMarketingAddress(db, id, 'sms'))) count += 1;
  return count;
}

/** Texts all members who opted in and have not had this campaign. Returns how many were sent. */
export async function textMembers(
  db: Database,
  config: Pick<Config, 'mode' | 'secret'>,
  input: TextCampaign,
): Promise<number> {
  let sent = 0;
  for (const id of await listOptedIn(db, 'marketingSms'))
    if (await transaction(db, (tx) => textOnce(tx, config, input, id))) sent += 1;
  return sent;
}

/** The record and the text share a transaction, so an interrupted or repeated command continues where it stopped. */
async function textOnce(
  tx: Tx,
  config: Pick<Config, 'mode' | 'secret'>,
  { campaign, text }: TextCampaign,
  memberId: string,
): Promise<boolean> {
  const recorded = await tx
    .insertInto('campaign_text')
    .values({ campaign, member_id: memberId })
    .onConflict((had) => had.columns(['campaign', 'member_id']).doNothing())
    .executeTakeFirstOrThrow();
  if (recorded.numInsertedOrUpdatedRows === 0n) return false;
  const fullText = campaignText(text);
  const params = { text };
  // May arrive late, unlike a verification code.
  const message = { kind: 'sms', text: fullText, template: 'marketing', params, isNews: true } as const;
  if (await sendMarketing(tx, config, memberId, message)) return true;
  // The member opted out meanwhile; after a new opt-in the text can still be sent.
  await tx
    .deleteFrom('campaign_text')
    .where('campaign', '=', campaign)
    .where('member_id', '=', memberId)
    .execute();
  return false;
}

const listAlreadyTexted = async (db: Database, campaign: string): Promise<string[]> =>
  (await db.selectFrom('campaign_text').select('member_id').where('campaign', '=', campaign).execute()).map(
    ({ member_id }) => member_id,
  );
