import type { CentreOffer } from '@huarong/contract/coupons';
import { Button, ButtonLink, Price } from '@huarong/ui';
import { ProductImage } from '../../catalogue/index.ts';
import { couponFace, couponTerms } from '../../coupons/index.ts';
import styles from './BrandOffer.module.css';
import { actionLabel, boxState } from './offer-texts.ts';
import type { ReadyCentre } from './use-centre.ts';

const LABELS = { claimable: '领取', claimed: '已领取', gone: '已领完' } as const;

/** A coupon of one brand under a photograph of what the brand sells. */
export function BrandOffer({ offer, centre }: { offer: CentreOffer; centre: ReadyCentre }) {
  const { title, brand, images, link, offerId, state } = offer;
  const face = couponFace(offer);
  const box = boxState(offer);
  const label =
    actionLabel(offer, centre.nextCard) ?? (box in LABELS ? LABELS[box as keyof typeof LABELS] : '');
  return (
    <article className={styles.offer} aria-label={title}>
      <span className={styles.image}>
        {images[0] && <ProductImage path={images[0]} alt="" sizes="17vw" isFaded={state === 'gone'} />}
      </span>
      <div className={styles.text}>
        <a href={brand?.link ?? link}>
          <b>{brand?.brandNameEN}</b>
          {brand?.brandNameCN}
        </a>
        <p>
          {face.kind === 'amount' ? (
            <Price amount={face.amount} withoutDecimals size="md" tone={box === 'gone' ? 'muted' : 'rouge'} />
          ) : (
            <b>{face.kind === 'rate' ? `${face.rate} 折` : face.word}</b>
          )}
          <small>{couponTerms(offer)}</small>
        </p>
        {box === 'usable' ? (
          <ButtonLink kind="soft" size="sm" href={link} aria-label={`去使用：${title}`}>
            去使用
          </ButtonLink>
        ) : (
          <Button
            kind="line"
            size="sm"
            disabled={box !== 'claimable'}
            loading={centre.claiming === offerId}
            loadingLabel="正在领取"
            aria-label={`${label}：${title}`}
            onClick={() => void centre.claim(offer)}
          >
            {label}
          </Button>
        )}
      </div>
    </article>
  );
}
