import { conditionsText, type Promotion, promotionSentence, promotionTag } from '@huarong/core/pricing';
import { formatTime } from '../../ui/format.ts';
import { itemsName } from './items-name.ts';
import type { Draft } from './promotion-draft.ts';
import type { CountedScope } from './use-scope.ts';

const PRICES: Readonly<Record<string, string>> = {
  flashSale: '秒杀',
  limitedTime: '限时价',
  memberPrice: '会员价',
  bundle: '搭配',
};

/** What a shopper will read, while it is typed: by the same words as the shop. */
export function SayPanel({ draft, counted }: { draft: Draft; counted: CountedScope }) {
  const sentence = sentenceOf(draft, counted);
  const tag = tagOf(draft);
  return (
    <section className="panel" aria-labelledby="say">
      <div className="panel-h">
        <h2 id="say">顾客会读到</h2>
        <span className="muted">随填随变</span>
      </div>
      <div className="say" aria-live="polite">
        {draft.title || sentence || '填写规则后，这里是顾客读到的话'}
        {draft.title !== '' && sentence !== null && sentence !== draft.title && (
          <small>规则：{sentence}</small>
        )}
        <small>{termsOf(draft)}</small>
      </div>
      {tag !== null && (
        <dl className="say-tags">
          <dt>商品卡</dt>
          <dd>
            <span className="shop-tag">{tag}</span>
          </dd>
          {draft.rule.mark && (
            <>
              <dt>购物车</dt>
              <dd className="shop-bar">
                <b>{draft.rule.mark}</b>
                {draft.title || sentence}
              </dd>
            </>
          )}
        </dl>
      )}
    </section>
  );
}

/** The rule as one sentence; null while it is not complete. */
export function sentenceOf(draft: Draft, counted: CountedScope): string | null {
  if (draft.kind === 'bundle') return null;
  try {
    const sentence = promotionSentence(
      draft.rule && asPromotion(draft),
      itemsName(draft.rule.scope, counted.names),
    );
    return /NaN|null|undefined|Infinity/.test(sentence) || hasGap(draft.rule) ? null : sentence;
  } catch {
    return null;
  }
}

function tagOf(draft: Draft): string | null {
  if (draft.kind === 'bundle' || hasGap(draft.rule)) return null;
  try {
    return promotionTag(asPromotion(draft));
  } catch {
    return null;
  }
}

const asPromotion = ({ kind, title, rule }: Draft): Promotion =>
  ({ ...rule, kind, title }) as unknown as Promotion;

/** A number that is not typed yet. */
const hasGap = ({ tiers, benefit }: Draft['rule']): boolean =>
  JSON.stringify([tiers ?? [], benefit ?? {}]).includes('null');

function termsOf({ startsAt, endsAt, rule }: Draft): string {
  const { conditions = [], excludesPrices = [], combinesWithCoupons, quota } = rule;
  const parts = [
    `${formatTime(startsAt)} 至 ${formatTime(endsAt)}`,
    conditionsText(conditions),
    excludesPrices.length > 0 &&
      `${excludesPrices.map((price) => PRICES[price] ?? price).join('、')}商品不计入`,
    quota?.perShopper && `每人限 ${quota.perShopper}`,
    combinesWithCoupons === true && '可再用一张商品券',
    combinesWithCoupons === false && '不与商品券同用',
  ];
  return `${parts.filter(Boolean).join('，')}。`;
}
