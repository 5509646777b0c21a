import { formatFen } from '../../ui/format.ts';
import { type ScenarioDraft, withExtraBuy, withGift } from './scenario-draft.ts';
import type { Simulated } from './types.ts';

interface ExtrasPanelProps {
  draft: Pick<ScenarioDraft, 'gifts' | 'extraBuys'>;
  result: Simulated | null;
  onChange: (changed: Partial<ScenarioDraft>) => void;
}

/** Gifts of which a shopper may choose, and what may be bought in addition: as many as the basket has reached. */
export function ExtrasPanel({ draft, result, onChange }: ExtrasPanelProps) {
  const gifts = (result?.giftChoices ?? []).filter(({ reached }) => reached);
  const extraBuys = (result?.extraBuys ?? []).filter(({ reached }) => reached);
  if (gifts.length + extraBuys.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="sim-extras">
      <header className="panel-h">
        <h2 id="sim-extras">赠品与换购</h2>
      </header>
      <div className="panel-b stack">
        {gifts.map((choice) => {
          const chosen = choice.gifts.filter((gift) => gift.chosen).map(({ giftId }) => giftId);
          return (
            <fieldset key={choice.promotionId} className="stack">
              <legend>
                {choice.title}，任选 {choice.choose} 件
              </legend>
              {choice.gifts.map(({ giftId, title, hasInventory }) => (
                <label key={giftId} className="opt-l">
                  <input
                    type="checkbox"
                    className="ck"
                    checked={chosen.includes(giftId)}
                    disabled={!hasInventory}
                    onChange={() => onChange({ gifts: withGift(draft.gifts, choice, giftId) })}
                  />
                  <span>
                    {title}
                    {hasInventory ? '' : '（没有库存）'}
                  </span>
                </label>
              ))}
            </fieldset>
          );
        })}
        {extraBuys.map(({ promotionId, title, offers }) => (
          <fieldset key={promotionId} className="stack">
            <legend>{title}</legend>
            {offers.map(({ skuId, title: name, price, hasInventory }) => {
              const isChosen = draft.extraBuys.some(
                (each) => each.promotionId === promotionId && each.skuId === skuId,
              );
              return (
                <label key={skuId} className="opt-l">
                  <input
                    type="checkbox"
                    className="ck"
                    checked={isChosen}
                    disabled={!hasInventory && !isChosen}
                    onChange={() =>
                      onChange({ extraBuys: withExtraBuy(draft.extraBuys, { promotionId, skuId }) })
                    }
                  />
                  <span>
                    加 {formatFen(price)} 换购 {name}
                    {hasInventory ? '' : '（没有库存）'}
                  </span>
                </label>
              );
            })}
          </fieldset>
        ))}
      </div>
    </section>
  );
}
