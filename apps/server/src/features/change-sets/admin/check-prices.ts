import { checkStrikePrice, discountBase, priceWarnings } from '@huarong/core/catalogue';
import { fen, toYuan } from '@huarong/core/shared';
import type { ListedRow } from './change-list.queries.ts';
import type { PriceFacts } from './price-facts.queries.ts';

/** What is unusual about the prices that a row sets, in Chinese. Without the permission costs are not mentioned. */
export function checkPrices(
  { is_new, value, before, base }: ListedRow,
  facts: PriceFacts,
  { from, canSeeCost, pricePercent }: { from: Date; canSeeCost: boolean; pricePercent: number },
): string[] {
  const was = before && !Array.isArray(before) ? before : base;
  const problems: string[] = [];
  const [offer, offerBefore] = [value['offer_price_fen'], was['offer_price_fen']];
  if (typeof offer === 'number' && offer !== offerBefore) {
    const edit = {
      skuId: '',
      beforeFen: typeof offerBefore === 'number' ? offerBefore : offer,
      afterFen: offer,
      costFen: canSeeCost ? facts.costFen : null,
    };
    const warnings = priceWarnings(edit, { pricePercent });
    if (warnings.includes('below-cost')) problems.push('低于成本');
    if (warnings.includes('large-change'))
      problems.push(`${offer < edit.beforeFen ? '降幅' : '涨幅'}超过 ${pricePercent} %`);
  }
  const strike = value['market_price_fen'];
  // The price of a new sku is the price of the producer: nothing was sold that it could be compared with.
  if (!is_new && typeof strike === 'number' && strike !== was['market_price_fen'])
    problems.push(...strikeProblems(strike, facts, from));
  return problems;
}

function strikeProblems(strike: number, facts: PriceFacts, from: Date): string[] {
  const verdict = checkStrikePrice(strike, discountBase(facts.sales, from));
  if (verdict.ok) return [];
  if (verdict.reason === 'never-sold') return ['划线价没有成交依据'];
  const { kind, fen: base } = verdict.base;
  return [`划线价高于${kind === 'week' ? '前 7 天的成交低价' : '上次成交价'} ${toYuan(fen(base))}`];
}
