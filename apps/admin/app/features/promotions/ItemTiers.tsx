import { Icon } from '../../ui/Icon.tsx';
import { ReachInput } from './FullAmountTiers.tsx';
import { type SkuLookup, SkuTable } from './ItemTables.tsx';
import { CountInput, YuanInput } from './NumberInputs.tsx';
import type { DraftBenefit, DraftTier, Errors, PickedSku } from './promotion-draft.ts';
import { SkuPicker } from './SkuPicker.tsx';

interface ItemTiersProps {
  kind: 'gift' | 'extraBuy';
  tiers: readonly DraftTier[];
  skus: SkuLookup;
  errors: Errors;
  isDisabled: boolean;
  onPicked: (sku: PickedSku) => void;
  onChange: (tiers: DraftTier[]) => void;
}

/** Steps that give something: gifts to choose from, or skus for less. */
export function ItemTiers(props: ItemTiersProps) {
  const { kind, tiers, errors, isDisabled, onChange } = props;
  const first = tiers[0];
  return (
    <div className="tiers">
      {tiers.map((tier, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name but its place
        <ItemTier key={`${at} ${tiers.length}`} {...props} tier={tier} at={at} />
      ))}
      {errors['tiers'] && (
        <p className="err" role="alert">
          {errors['tiers']}
        </p>
      )}
      {!isDisabled && first && tiers.length < 10 && (
        <div>
          <button
            type="button"
            className="btn btn-sm"
            onClick={() =>
              onChange([
                ...tiers,
                {
                  reach:
                    first.reach.kind === 'amount'
                      ? { kind: 'amount', amount: null }
                      : { kind: 'quantity', quantity: null },
                  benefit: kind === 'gift' ? { choose: 1, maxTimes: 1, gifts: [] } : { limit: 1, offers: [] },
                },
              ])
            }
          >
            加一档
          </button>
        </div>
      )}
    </div>
  );
}

function ItemTier({
  kind,
  tiers,
  tier,
  at,
  skus,
  errors,
  isDisabled,
  onPicked,
  onChange,
}: ItemTiersProps & { tier: DraftTier; at: number }) {
  const { benefit } = tier;
  const set = (next: DraftTier) => onChange(tiers.map((each, index) => (index === at ? next : each)));
  const setBenefit = (more: DraftBenefit) => set({ ...tier, benefit: { ...benefit, ...more } });
  const error = (name: string) => errors[`tiers.${at}.${name}`];
  const gifts = benefit.gifts ?? [];
  const offers = benefit.offers ?? [];
  const ids = (kind === 'gift' ? gifts : offers).map(({ skuId }) => skuId);
  function pick(sku: PickedSku) {
    onPicked(sku);
    if (kind === 'gift')
      setBenefit({
        gifts: [...gifts, { skuId: sku.skuId, title: sku.name, quantity: 1, value: sku.priceFen }],
      });
    else
      setBenefit({
        offers: [
          ...offers,
          {
            skuId: sku.skuId,
            productId: sku.productId,
            title: sku.name,
            price: null,
            listPrice: sku.priceFen,
          },
        ],
      });
  }
  return (
    <fieldset className="item-tier" aria-label={`第 ${at + 1} 档`}>
      <div className="row tier">
        <span className="tier-n" aria-hidden="true">
          {at + 1}
        </span>
        <ReachInput
          reach={tier.reach}
          error={error('reach.amount') ?? error('reach.quantity')}
          isDisabled={isDisabled}
          isRepeated={(benefit.maxTimes ?? 1) > 1}
          onChange={(reach) => set({ ...tier, reach })}
        />
        {kind === 'gift' ? (
          <>
            <CountInput
              label="任选几件"
              before="任选"
              after="件"
              count={benefit.choose}
              error={error('benefit.choose') ?? error('benefit')}
              isDisabled={isDisabled}
              onChange={(choose) => setBenefit({ choose })}
            />
            <CountInput
              label="每满最多几次"
              before="最多"
              after="次"
              count={benefit.maxTimes}
              error={error('benefit.maxTimes')}
              isDisabled={isDisabled}
              onChange={(maxTimes) => setBenefit({ maxTimes })}
            />
          </>
        ) : (
          <CountInput
            label="最多换几件"
            before="最多换"
            after="件"
            count={benefit.limit}
            error={error('benefit.limit')}
            isDisabled={isDisabled}
            onChange={(limit) => setBenefit({ limit })}
          />
        )}
        {tiers.length > 1 && !isDisabled && (
          <button
            type="button"
            className="icbtn right"
            aria-label={`去掉第 ${at + 1} 档`}
            onClick={() => onChange(tiers.filter((_, index) => index !== at))}
          >
            <Icon name="trash" />
          </button>
        )}
      </div>
      <SkuTable
        label={kind === 'gift' ? '赠品' : '换购商品'}
        skuIds={ids}
        skus={skus}
        isDisabled={isDisabled}
        onRemove={(place) =>
          kind === 'gift'
            ? setBenefit({ gifts: gifts.filter((_, index) => index !== place) })
            : setBenefit({ offers: offers.filter((_, index) => index !== place) })
        }
        columns={
          kind === 'gift'
            ? [
                {
                  label: '每份',
                  cell: (_skuId, name, place) => (
                    <CountInput
                      label={`${name}每份几件`}
                      after="件"
                      count={gifts[place]?.quantity}
                      error={error(`benefit.gifts.${place}.quantity`)}
                      isDisabled={isDisabled}
                      onChange={(quantity) =>
                        setBenefit({
                          gifts: gifts.map((gift, index) => (index === place ? { ...gift, quantity } : gift)),
                        })
                      }
                    />
                  ),
                },
                {
                  label: '价值',
                  cell: (_skuId, name, place) => (
                    <YuanInput
                      label={`${name}的价值`}
                      fen={gifts[place]?.value}
                      error={error(`benefit.gifts.${place}.value`)}
                      isDisabled={isDisabled}
                      onChange={(value) =>
                        setBenefit({
                          gifts: gifts.map((gift, index) => (index === place ? { ...gift, value } : gift)),
                        })
                      }
                    />
                  ),
                },
              ]
            : [
                {
                  label: '换购价',
                  cell: (_skuId, name, place) => (
                    <YuanInput
                      label={`${name}的换购价`}
                      fen={offers[place]?.price}
                      error={error(`benefit.offers.${place}.price`)}
                      isDisabled={isDisabled}
                      onChange={(price) =>
                        setBenefit({
                          offers: offers.map((offer, index) =>
                            index === place ? { ...offer, price } : offer,
                          ),
                        })
                      }
                    />
                  ),
                },
              ]
        }
      />
      {(error('benefit.gifts') ?? error('benefit.offers')) && (
        <p className="err" role="alert">
          {error('benefit.gifts') ?? error('benefit.offers')}
        </p>
      )}
      <SkuPicker
        label={kind === 'gift' ? '加赠品' : '加换购商品'}
        isDisabled={isDisabled}
        taken={ids}
        onPick={pick}
      />
    </fieldset>
  );
}
