import { STORE, shanghaiDate } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import type { Recipients } from './issue-recipients.queries.ts';

/** 会员卡 芍药，2026-09-18 起没有下单 */
export async function recipientsText(db: Queryable, recipients: Recipients): Promise<string> {
  if (recipients.by === 'list') return `名单 ${recipients.entries.length} 行`;
  const { cards, registeredSince, notBoughtSince, boughtBrandId } = recipients;
  const brand =
    boughtBrandId === undefined
      ? undefined
      : await db.selectFrom('brand').select('name_cn').where('id', '=', boughtBrandId).executeTakeFirst();
  const day = (iso: string) => shanghaiDate(new Date(iso));
  return (
    [
      ...(cards ? [`会员卡 ${cards.map((card) => STORE.cards[card].name).join('、')}`] : []),
      ...(registeredSince ? [`${day(registeredSince)} 起注册`] : []),
      ...(notBoughtSince ? [`${day(notBoughtSince)} 起没有下单`] : []),
      ...(boughtBrandId ? [`买过${brand?.name_cn ?? boughtBrandId}`] : []),
    ].join('，') || '全部会员'
  );
}
