import type { SettingValues } from '@huarong/core/settings';
import { displayYuan, fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Preview, PreviewContext } from './preview.ts';

const PROVIDERS = [
  { provider: 'alipay', label: '支付宝' },
  { provider: 'wechat', label: '微信支付' },
] as const;
const PER_RATE = 10_000;

/** The fees that the contract expects of the bills of a month. */
export async function previewPaymentFees(
  { db }: PreviewContext,
  before: SettingValues<'payment-fees'>,
  after: SettingValues<'payment-fees'>,
): Promise<Preview> {
  const { rows } = await sql<{ provider: string; payments_fen: number }>`
    select provider, sum(payments_fen)::bigint as payments_fen
    from provider_bill cross join (select shop_now() as now offset 0) clock
    where is_current and day > (clock.now at time zone 'Asia/Shanghai')::date - 31
    group by provider`.execute(db);
  const received = (provider: string) => rows.find((row) => row.provider === provider)?.payments_fen ?? 0;
  const feeText = (provider: string, rate: number) =>
    displayYuan(fen(Math.round((received(provider) * rate) / PER_RATE)));
  return {
    lines: PROVIDERS.map(({ provider, label }) => ({
      label: `${label} 应收手续费`,
      before: feeText(provider, before[provider]),
      after: feeText(provider, after[provider]),
    })),
    note: '按近 30 天账单的收款算',
  };
}
