import { deliveryPromise, deliveryPromiseText } from '@huarong/core/checkout';
import { PROVINCES, type SettingValues } from '@huarong/core/settings';
import { readClock } from '#platform/clock';
import type { Preview, PreviewContext } from './preview.ts';

const MOST_LINES = 8;

/** What the pages would promise now, province by province. */
export async function previewDelivery(
  { db }: PreviewContext,
  before: SettingValues<'delivery'>,
  after: SettingValues<'delivery'>,
): Promise<Preview> {
  const now = await readClock(db);
  const textOf = (settings: SettingValues<'delivery'>, code: string) =>
    deliveryPromiseText(deliveryPromise(now, settings, code));
  const lines = [...PROVINCES].map(([code, name]) => ({
    label: `送到${name}`,
    before: textOf(before, String(code)),
    after: textOf(after, String(code)),
  }));
  const changed = lines.filter((line) => line.before !== line.after);
  return {
    lines: changed.length > 0 ? changed.slice(0, MOST_LINES) : lines.slice(0, 1),
    note: `现在下单时商品页与结算页写的话，${changed.length} 个省份不同`,
  };
}
