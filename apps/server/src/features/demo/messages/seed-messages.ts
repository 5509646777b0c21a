import { MessageType } from '@huarong/core/messages';
import { DAY_MS, getFrom } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { type Database, insertRows, type Tx, transaction } from '#platform/database';
import { couponClaimed, listCouponsById, presentCoupon } from '../../coupons/index.ts';
import { couponReceivedTemplate, type MessageContent } from '../../messages/index.ts';
import { REGULAR_MEMBER } from '../members/demo-members.ts';
import { demoArticles } from './demo-articles.ts';
import { createOrderMessages, type DemoMessage } from './order-messages.ts';
import { createReturnAndInvoiceMessages } from './return-and-invoice-messages.ts';

/** How many of the newest messages of a type are unread. */
const UNREAD = { [MessageType.Transaction]: 3, [MessageType.Promotion]: 2 } as const;
const HOUR_MS = 3_600_000;

/** Seeds articles, and messages about the data of the other seeds, so it runs last. */
export const seedMessages = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-messages'))`.execute(tx);
    const member = await tx
      .selectFrom('member')
      .select('id')
      .where('id', '=', REGULAR_MEMBER)
      .executeTakeFirst();
    const existing = await tx.selectFrom('inspiration').select('id').limit(1).executeTakeFirst();
    if (!member || existing) return;
    const now = await readClock(tx);
    await insertArticles(tx, now);
    await insertMessages(tx, MessageType.Transaction, [
      ...(await createOrderMessages(tx, REGULAR_MEMBER)),
      ...(await createReturnAndInvoiceMessages(tx, REGULAR_MEMBER)),
    ]);
    await insertMessages(tx, MessageType.Promotion, [
      ...(await createCouponMessages(tx)),
      ...CAMPAIGN_NOTICES.map((notice) => campaignMessage(notice, now)),
    ]);
  });

const insertMessages = (tx: Tx, type: keyof typeof UNREAD, messages: readonly DemoMessage[]) =>
  insertRows(
    tx,
    'message',
    [...messages]
      .sort((a, b) => b.at.getTime() - a.at.getTime())
      .map(({ key, at, skuId, icon, title, text, links }, index) => ({
        id: `demo-message-${type}-${index + 1}`,
        member_id: REGULAR_MEMBER,
        key,
        type,
        icon,
        title,
        text,
        links,
        sku_id: skuId,
        created_at: at,
        read_at: index < UNREAD[type] ? null : new Date(at.getTime() + HOUR_MS),
      })),
  );

/** The image of an article shows the first sku of a product with the article's effect. */
async function insertArticles(tx: Tx, now: Date): Promise<void> {
  const { rows } = await sql<{ effect: string; sku_id: string }>`
    select distinct on (effect) effect, sku.id as sku_id
    from product cross join unnest(product.effects) as effect join sku on sku.product_id = product.id
    where product.status = 'published' and sku.is_live
    order by effect, length(product.id), product.id, sku.position`.execute(tx);
  const skuOfEffect = new Map(rows.map(({ effect, sku_id }) => [effect, sku_id]));
  await insertRows(
    tx,
    'inspiration',
    demoArticles.map(({ id, title, text, link, effect, skin, daysAgo }) => ({
      id,
      title,
      text,
      link,
      sku_id: skuOfEffect.get(effect) ?? null,
      skin_types: skin ?? null,
      published_at: new Date(now.getTime() - daysAgo * DAY_MS),
      is_live: true,
    })),
  );
}

/** Messages about usable coupons. */
async function createCouponMessages(tx: Tx): Promise<DemoMessage[]> {
  const owned = await tx
    .selectFrom('coupon')
    .select(['id', 'claimed_at'])
    .where('member_id', '=', REGULAR_MEMBER)
    .where('state', '=', 'usable')
    .where('claimed_at', '<=', sql<Date>`shop_now()`)
    .where('valid_to', '>', sql<Date>`shop_now()`)
    .orderBy('claimed_at', 'desc')
    .orderBy('id')
    .limit(4)
    .execute();
  const claimedAt = new Map(owned.map(({ id, claimed_at }) => [id, claimed_at]));
  return (await listCouponsById(tx, REGULAR_MEMBER, [...claimedAt.keys()])).map((row) => ({
    ...couponReceivedTemplate(presentCoupon(row)),
    key: `${couponClaimed.topic}:${row.id}`,
    at: getFrom(claimedAt, row.id),
    skuId: null,
  }));
}

interface CampaignNotice extends MessageContent {
  key: string;
  daysAgo: number;
}
const campaignMessage = ({ daysAgo, ...template }: CampaignNotice, now: Date): DemoMessage => ({
  ...template,
  at: new Date(now.getTime() - daysAgo * DAY_MS),
  skuId: null,
});
const CAMPAIGN_NOTICES: readonly CampaignNotice[] = [
  {
    key: 'campaign:winter-radiance',
    icon: 'ticket',
    title: '冬日焕采季开始了',
    text: '彩妆满减与护肤满折同时开始，可与优惠券叠加，规则写在活动页底部。',
    links: [{ text: '去看看', link: '/campaign/winter-radiance.html' }],
    daysAgo: 1.2,
  },
  {
    key: 'campaign:coupons',
    icon: 'ticket',
    title: '领券中心换了一批券',
    text: '一单可用一张商品券，加一张免邮券，领完为止。',
    links: [{ text: '去领券', link: '/campaign/coupons.html' }],
    daysAgo: 6,
  },
  {
    key: 'campaign:weekly',
    icon: 'ticket',
    title: '这周的特惠已上架',
    text: '比市场价低一成以上的商品都在这里，每周更新。',
    links: [{ text: '看本周特惠', link: '/weeklyspecials/' }],
    daysAgo: 9,
  },
  {
    key: 'campaign:gift-set',
    icon: 'ticket',
    title: '节日礼盒到店',
    text: '礼盒可加包装、写贺卡，盒内不放价格单。',
    links: [{ text: '看礼盒', link: '/gift_set/' }],
    daysAgo: 16,
  },
];
