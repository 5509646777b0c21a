import type { CentreOffer } from '@huarong/contract/coupons';
import { Button, Checkbox, Coupon, EmptyState, Tabs } from '@huarong/ui';
import { type ReactNode, useState } from 'react';
import { couponFace, couponTerms } from '../../coupons/index.ts';
import { BrandOffer } from './BrandOffer.tsx';
import { type CentreTab, groupOf, isInTab, listTabs, type OfferGroup } from './centre-filters.ts';
import styles from './OfferGroups.module.css';
import { actionLabel, boxState, noteOf } from './offer-texts.ts';
import type { ReadyCentre } from './use-centre.ts';

const TITLES: Record<OfferGroup, string> = { general: '全场与品类', brand: '品牌', member: '会员专享' };

/** Coupons by kind in tabs, and in each tab by what they are for. */
export function OfferGroups({ centre }: { centre: ReadyCentre }) {
  const [chosen, setTab] = useState<CentreTab>('all');
  const [isOpenOnly, setOpenOnly] = useState(false);
  const tabs = listTabs(centre.offers);
  const tab = tabs.some(({ key }) => key === chosen) ? chosen : 'all';
  const shown = centre.offers.filter(
    (offer) => isInTab(offer, tab) && (!isOpenOnly || offer.state !== 'claimed'),
  );
  return (
    <div className={styles.tabs}>
      <Tabs
        label="券类型"
        tabs={tabs}
        selected={tab}
        onSelect={setTab}
        aside={
          <Checkbox checked={isOpenOnly} onChange={({ target }) => setOpenOnly(target.checked)}>
            只看还没领的
          </Checkbox>
        }
      >
        {(['general', 'brand', 'member'] as const).map((group) => (
          <Group key={group} title={TITLES[group]} isBrand={group === 'brand'}>
            {shown
              .filter((offer) => groupOf(offer) === group)
              .map((offer) => (
                <li key={offer.offerId}>
                  {group === 'brand' ? (
                    <BrandOffer offer={offer} centre={centre} />
                  ) : (
                    <PlainOffer offer={offer} centre={centre} />
                  )}
                </li>
              ))}
          </Group>
        ))}
        {shown.length === 0 && (
          <EmptyState
            icon="ticket"
            title="这一类的券都领过了"
            actions={
              <Button kind="line" onClick={() => setOpenOnly(false)}>
                看领过的
              </Button>
            }
          />
        )}
      </Tabs>
    </div>
  );
}

function Group({ title, isBrand, children }: { title: string; isBrand: boolean; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul data-brand={isBrand || undefined}>{children}</ul>
    </section>
  );
}

const PlainOffer = ({ offer, centre }: { offer: CentreOffer; centre: ReadyCentre }) => (
  <Coupon
    face={couponFace(offer)}
    threshold={couponTerms(offer)}
    title={offer.title}
    note={noteOf(offer, centre.nextCard)}
    state={boxState(offer)}
    actionLabel={actionLabel(offer, centre.nextCard)}
    useHref={offer.link}
    member={groupOf(offer) === 'member'}
    loading={centre.claiming === offer.offerId}
    onClaim={() => void centre.claim(offer)}
  />
);
