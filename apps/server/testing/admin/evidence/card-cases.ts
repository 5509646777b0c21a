import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { levelsRoutes } from '@huarong/contract/admin/levels';
import { storedCardsRoutes } from '@huarong/contract/admin/stored-cards';
import { transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { issueCard, storedCardJobs } from '../../../src/features/stored-cards/index.ts';
import { type EvidenceShop, type PrepareCase, REASON } from './evidence-case.ts';

const TERMS = {
  kind: 'anonymous',
  faceFen: 100_00,
  count: 1,
  validYears: 3,
  purpose: '企业礼赠',
  document: 'HT-1',
};
const PASSWORD = 'twelve letters';

async function makeBatch({ owner, finance, db, config }: EvidenceShop): Promise<string> {
  const { results } = await owner.call(storedCardsRoutes.requestBatch, { ...TERMS, reason: REASON });
  await finance.call(approvalsRoutes.approve, { approvalId: results.approvalId });
  await runDueJobs(db, storedCardJobs(db, config));
  return results.batchId;
}

let issued = 0;
const newCard = ({ db, config }: EvidenceShop, memberId?: string): Promise<string> =>
  transaction(db, (tx) =>
    issueCard(tx, config.cardSecret, {
      cardNumber: `87770000${String(++issued).padStart(8, '0')}`,
      pin: '123456',
      faceFen: 100_00,
      ...(memberId !== undefined && { memberId }),
    }),
  );
const freeze = (shop: EvidenceShop, cardId: string) =>
  shop.owner.call(storedCardsRoutes.freeze, { cardId, reason: REASON });

/** A member with a reward that waits for an order. */
async function placeExchange({ db }: EvidenceShop) {
  const { id: memberId } = await db.selectFrom('member').select('id').limit(1).executeTakeFirstOrThrow();
  const id = `evidence-${++issued}`;
  await db
    .insertInto('points_account')
    .values({ member_id: memberId })
    .onConflict((again) => again.column('member_id').doNothing())
    .execute();
  await db
    .insertInto('points_reward')
    .values({ id, name: '小样', points: 100, left_count: 1, position: 1 })
    .execute();
  await db
    .insertInto('points_exchange')
    .values({ id, member_id: memberId, reward_id: id, name: '小样', points: 100, at: new Date() })
    .execute();
  return { memberId, id };
}

/** The levels that hold, saved once more. */
async function levelsInput(owner: EvidenceShop['owner']) {
  const { current, currentId } = (await owner.call(levelsRoutes.settings)).results;
  return { values: current, effectiveAt: null, seenId: currentId, reason: REASON };
}

export const cardCases: Record<string, PrepareCase> = {
  'points.adjust': async (shop) => {
    const { memberId, id } = await placeExchange(shop);
    const input = { memberId, points: 10, reference: id, reason: REASON };
    return { input, refused: input };
  },
  'points.sendExchange': async (shop) => {
    const { id } = await placeExchange(shop);
    const input = { exchangeId: id, carrier: '顺丰', waybillNo: 'SF1234567890123' };
    return { input, refused: input };
  },
  'points.saveReward': async (shop) => {
    const { id } = await placeExchange(shop);
    const input = { rewardId: id, points: 90, addedLeft: 1, isLive: true };
    return { input, refused: { ...input, addedLeft: -9 } };
  },
  'levels.setCard': async ({ db }) => {
    const { id: memberId } = await db
      .selectFrom('member')
      .select('id')
      .where('card_type', '=', 'PINK')
      .limit(1)
      .executeTakeFirstOrThrow();
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const input = { memberId, cardType: 'BLACK', until, reason: REASON };
    return { input, refused: input };
  },
  'levels.save': async ({ owner }) => {
    const input = await levelsInput(owner);
    return { input, refused: { ...input, values: { ...input.values, goldFen: 1 } } };
  },
  'levels.cancel': async ({ owner }) => {
    const effectiveAt = new Date(Date.now() + 86_400_000).toISOString();
    const saved = await owner.call(levelsRoutes.save, { ...(await levelsInput(owner)), effectiveAt });
    const { levelId } = saved.results.result;
    const input = { levelId, reason: REASON };
    return { input, refused: input };
  },
  'levels.endCard': async ({ db, owner }) => {
    const { id: memberId } = await db
      .selectFrom('member')
      .select('id')
      .where('card_type', '=', 'PINK')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const until = new Date(Date.now() + 86_400_000).toISOString();
    await owner.call(levelsRoutes.setCard, { memberId, cardType: 'GOLD', until, reason: REASON });
    const input = { memberId, reason: REASON };
    return { input, refused: input };
  },
  'storedCards.requestBatch': () => ({
    input: { ...TERMS, reason: REASON },
    refused: { ...TERMS, validYears: 1, reason: REASON },
  }),
  'storedCards.download': async (shop) => {
    const input = { batchId: await makeBatch(shop), password: PASSWORD };
    return { by: shop.finance, input, refused: input };
  },
  'storedCards.activate': async (shop) => {
    const batchId = await makeBatch(shop);
    await shop.finance.call(storedCardsRoutes.download, { batchId, password: PASSWORD });
    const input = { batchId, reason: REASON };
    return { input, refused: input };
  },
  'storedCards.discard': async (shop) => {
    const input = { batchId: await makeBatch(shop), reason: REASON };
    return { input, refused: input };
  },
  'storedCards.freeze': async (shop) => {
    const input = { cardId: await newCard(shop), reason: REASON };
    return { input, refused: input };
  },
  'storedCards.unfreeze': async (shop) => {
    const cardId = await newCard(shop);
    await freeze(shop, cardId);
    const input = { cardId, reason: REASON };
    return { input, refused: input };
  },
  'storedCards.replace': async (shop) => {
    const member = await shop.db.selectFrom('member').select('id').limit(1).executeTakeFirstOrThrow();
    const cardId = await newCard(shop, member.id);
    await freeze(shop, cardId);
    return { input: { cardId, reason: REASON }, refused: { cardId: await newCard(shop), reason: REASON } };
  },
};
