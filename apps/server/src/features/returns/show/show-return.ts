import type { ReturnDetail } from '@huarong/contract/returns';
import { getFirst } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Context } from '#platform/context';
import { readSetting } from '../../settings/index.ts';
import { listImageIds } from '../images/image.queries.ts';
import { signedImageUrl } from '../images/signed-image-url.ts';
import type { ReturnPorts } from '../ports.ts';
import type { ReturnRow } from '../return-rows.ts';
import { listChanges } from '../returns.queries.ts';
import { loadReturns } from './load-returns.ts';
import { presentRefund } from './present-refund.ts';
import { presentDetail } from './present-return.ts';

/** The full return. The caller has checked the owner, because the result contains signed image URLs. */
export async function showReturn(
  { db, config }: Pick<Context, 'db' | 'config'>,
  ports: ReturnPorts,
  row: ReturnRow,
): Promise<ReturnDetail> {
  const loaded = getFirst(await loadReturns(db, [row]));
  const now = await readClock(db);
  const rules = await readSetting(db, 'returns');
  const ids = await listImageIds(db, row.id);
  const { coupon_ids: coupons } = await db
    .selectFrom('shop_order')
    .select('coupon_ids')
    .where('id', '=', row.order_id)
    .executeTakeFirstOrThrow();
  const details = {
    changes: await listChanges(db, row.id),
    images: ids.map((id) => ({ id, url: signedImageUrl(config.secret, id, now) })),
    sendTo: { name: rules.sendToName, telephone: rules.sendToTelephone, address: rules.sendToAddress },
    carriers: (await readSetting(db, 'carriers')).returnCarriers.map(({ name }) => name),
    refund: await presentRefund(db, ports.refunds, row, coupons.length > 0),
  };
  return presentDetail(loaded, details, ports.imageOf);
}
