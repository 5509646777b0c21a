import type { Config } from '#platform/config';
import { type Database, type Tx, transaction } from '#platform/database';
import { listWhoAsked } from './privacy.queries.ts';
import { marketingAddress, postMarketing } from './send-marketing.ts';

export interface TextCampaign {
  /** Its name: whoever has had its text does not get it again. */
  campaign: string;
  text: string;
}

/** The words of the campaign with the way out that the rules for commercial texts ask for. */
export const campaignText = (text: string): string => `${text} 拒收请回复R`;

/** How many the text would reach now. */
export async function countReach(db: Database, { campaign }: TextCampaign): Promise<number> {
  const reached = new Set(await listTexted(db, campaign));
  let count = 0;
  for (const id of await listWhoAsked(db, 'marketingSms'))
    if (!reached.has(id) && (await marketingAddress(db, id, 'sms'))) count += 1;
  return count;
}

/** A text to everybody who asked for such texts and has not had this one; how many went out. */
export async function textMembers(
  db: Database,
  config: Pick<Config, 'mode' | 'secret'>,
  wish: TextCampaign,
): Promise<number> {
  let sent = 0;
  for (const id of await listWhoAsked(db, 'marketingSms'))
    if (await transaction(db, (tx) => textOnce(tx, config, wish, id))) sent += 1;
  return sent;
}

/** The note and the text are one transaction: a command that is cut off or given twice finds where it stopped. */
async function textOnce(
  tx: Tx,
  config: Pick<Config, 'mode' | 'secret'>,
  { campaign, text }: TextCampaign,
  memberId: string,
): Promise<boolean> {
  const noted = await tx
    .insertInto('campaign_text')
    .values({ campaign, member_id: memberId })
    .onConflict((had) => had.columns(['campaign', 'member_id']).doNothing())
    .executeTakeFirstOrThrow();
  if (noted.numInsertedOrUpdatedRows === 0n) return false;
  const words = campaignText(text);
  const params = { text };
  // Worth reading however late it comes; a code would not be.
  const message = { kind: 'sms', text: words, template: 'marketing', params, isNews: true } as const;
  if (await postMarketing(tx, config, memberId, message)) return true;
  // She has taken her word back meanwhile: should she give it again, the text may still come.
  await tx
    .deleteFrom('campaign_text')
    .where('campaign', '=', campaign)
    .where('member_id', '=', memberId)
    .execute();
  return false;
}

const listTexted = async (db: Database, campaign: string): Promise<string[]> =>
  (await db.selectFrom('campaign_text').select('member_id').where('campaign', '=', campaign).execute()).map(
    ({ member_id }) => member_id,
  );
