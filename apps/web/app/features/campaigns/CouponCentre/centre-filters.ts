import type { CentreOffer } from '@huarong/contract/coupons';

export type OfferGroup = 'general' | 'brand' | 'member';
export type CentreTab = 'all' | 'amountOff' | 'percentOff' | 'brand' | 'exchange' | 'freeFreight' | 'member';

const TAB_LABELS: Record<CentreTab, string> = {
  all: '全部',
  amountOff: '满减券',
  percentOff: '折扣券',
  brand: '品牌券',
  exchange: '兑换券',
  freeFreight: '免邮券',
  member: '会员专享',
};

type Grouped = Pick<CentreOffer, 'cards' | 'brand' | 'points' | 'birthday'>;

/** The block that shows an offer. One for some cards, points or a birthday is a member's, also when it is of one brand. */
export function groupOf({ cards, brand, points, birthday }: Grouped): OfferGroup {
  if (cards || points !== undefined || birthday) return 'member';
  return brand ? 'brand' : 'general';
}

/** Whether a tab shows an offer: by its kind, or by its block. */
export const isInTab = (offer: Grouped & Pick<CentreOffer, 'kind'>, tab: CentreTab): boolean =>
  tab === 'all' || tab === offer.kind || tab === groupOf(offer);

/** The tabs that have an offer, with their number. */
export const listTabs = (offers: readonly CentreOffer[]) =>
  (Object.keys(TAB_LABELS) as CentreTab[])
    .map((key) => ({
      key,
      label: TAB_LABELS[key],
      count: offers.filter((offer) => isInTab(offer, key)).length,
    }))
    .filter(({ key, count }) => key === 'all' || count > 0);
