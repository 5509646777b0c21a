import { DAY_MS, shanghaiDate } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { type Database, insertRows, type Tx, transaction } from '#platform/database';
import { importReceipts } from '../../account/index.ts';
import { REGULAR_MEMBER } from './demo-members.ts';

const MOBILE = '13800000002';

/** Store receipts of 林知夏: `skus` are positions in the list of skus. */
const RECEIPTS = [
  { daysAgo: 14, store: '徐汇店', skus: [0, 1] },
  { daysAgo: 63, store: '静安店', skus: [2] },
  { daysAgo: 77, store: '徐汇店', skus: [3], isReturned: true },
  { daysAgo: 116, store: '徐汇店', skus: [4] },
  { daysAgo: 168, store: '环贸店', skus: [4, 5] },
  { daysAgo: 190, store: '徐汇店', skus: [6] },
];
/** How many days after the purchase each item was opened; the others are unopened. */
const OPENED_AFTER = new Map([
  [1, 2],
  [2, 20],
  [5, 1],
  [6, 3],
]);
/** Changes of privacy switches over the year. */
const CHANGES = [
  { daysAgo: 150, code: 'marketingSms', is_on: true, device: '微信，iPhone' },
  { daysAgo: 88, code: 'communityPage', is_on: false, device: 'Safari，iPhone' },
  { daysAgo: 28, code: 'communityPage', is_on: true, device: 'Safari，iPhone' },
  { daysAgo: 1, code: 'marketingSms', is_on: false, device: 'Safari，Mac' },
] as const;

/** Seeds profile, privacy, store receipts and vanity of the regular customer. Existing data is not changed. */
export async function seedAccount(db: Database): Promise<void> {
  const profile = await db
    .selectFrom('member_profile')
    .select('member_id')
    .where('member_id', '=', REGULAR_MEMBER)
    .executeTakeFirst();
  if (profile) return;
  const now = await readClock(db);
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await transaction(db, (tx) => insertProfile(tx, ago));
  const skus = await listSkus(db);
  await importReceipts(db, createReceiptFile(skus, ago));
  await transaction(db, (tx) => insertOpenedItems(tx, skus, ago));
}

type Ago = (days: number) => Date;
type Skus = Awaited<ReturnType<typeof listSkus>>;

async function insertProfile(tx: Tx, ago: Ago) {
  await insertRows(tx, 'member_profile', [
    {
      ...{
        member_id: REGULAR_MEMBER,
        name: '林知夏',
        gender: 'female',
        birthday: '1996-11-23',
        city: '上海市',
      },
      ...{
        skin_type: 'combinationDry',
        skin_concerns: ['泛红', '干燥起皮'],
        avoided_ingredients: ['酒精', '香精'],
      },
      ...{ birthday_set_at: ago(400), saved_at: ago(13) },
    },
  ]);
  await insertRows(
    tx,
    'privacy_change',
    CHANGES.map(({ daysAgo, ...change }) => ({ member_id: REGULAR_MEMBER, ...change, at: ago(daysAgo) })),
  );
  await insertRows(tx, 'privacy_switch', [
    { member_id: REGULAR_MEMBER, code: 'marketingSms', is_on: false },
    { member_id: REGULAR_MEMBER, code: 'communityPage', is_on: true },
  ]);
}

/** Medium-priced skus of different products with a period after opening. */
const listSkus = async (db: Database) =>
  (
    await sql<{ id: string; code: string; offer_price_fen: number }>`
      select id, code, offer_price_fen from (
        select distinct on (sku.product_id) sku.id, sku.code, sku.offer_price_fen, product.opened_months
        from sku join product on product.id = sku.product_id
        where sku.is_live and product.status = 'published' and product.opened_months is not null
          and sku.offer_price_fen between 8000 and 60000
        order by sku.product_id, sku.position) each
      order by opened_months, id limit 7`.execute(db)
  ).rows;

const receiptNoOf = ({ daysAgo, store }: (typeof RECEIPTS)[number]) =>
  `SH${store === '徐汇店' ? '02' : store === '静安店' ? '07' : '11'}-${String(1000 + daysAgo)}-0${300 + daysAgo}`;

/** A file in the stores' format, so that the demo uses the real import. */
function createReceiptFile(skus: Skus, ago: Ago): string {
  const lines = RECEIPTS.flatMap((receipt) =>
    receipt.skus
      .flatMap((place) => skus[place] ?? [])
      .map(({ code, offer_price_fen }) =>
        [
          ...[receiptNoOf(receipt), receipt.store, `${shanghaiDate(ago(receipt.daysAgo))} 15:26`, MOBILE],
          ...[code, 1, (offer_price_fen / 100).toFixed(2), receipt.isReturned ? 1 : 0],
        ].join(','),
      ),
  );
  return ['小票号,门店,时间,会员,规格编码,数量,单价,退货数量', ...lines].join('\n');
}

async function insertOpenedItems(tx: Tx, skus: Skus, ago: Ago) {
  const notes = RECEIPTS.flatMap((receipt) =>
    receipt.skus.flatMap((place, index) => {
      const after = OPENED_AFTER.get(place);
      if (after === undefined || !skus[place] || receipt.isReturned) return [];
      return {
        member_id: REGULAR_MEMBER,
        item: `offline:${receiptNoOf(receipt)}:${index + 1}`,
        opened_on: shanghaiDate(ago(receipt.daysAgo - after)),
      };
    }),
  );
  await insertRows(tx, 'vanity_note', notes);
}
