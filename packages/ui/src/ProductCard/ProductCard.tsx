import type { ReactNode } from 'react';
import { Packshot, type PackshotImage } from '../Packshot/Packshot.tsx';
import type { Pigment } from '../Packshot/pigments.ts';
import { Price } from '../Price/Price.tsx';
import type { Amount } from '../Price/price-parts.ts';
import { SwatchDots, type SwatchDotsProps } from '../Swatch/SwatchDots.tsx';
import { Flag, FlagImage, Tag, type TagProps } from '../Tag/Tag.tsx';
import styles from './ProductCard.module.css';
import { QuickBar, type QuickBarProps } from './QuickBar.tsx';

export interface ProductCardProps extends QuickBarProps {
  /** The product's page. */
  href: string;
  /** An image, or an illustration on the backdrop. */
  image: PackshotImage | { drawing: ReactNode };
  /** Backdrop of the category. */
  pigment?: Pigment | undefined;
  /** Latin capitals first, then the Chinese name. */
  brand: { en: string; cn: string };
  /** What shoppers call it; set in 「」 before the name. */
  nickname?: string | undefined;
  /** Shades as dots; give `keyLine` instead for products without shades. */
  shades?: SwatchDotsProps | undefined;
  /** The fact that distinguishes it from similar products: 30ml，清透水感. */
  keyLine?: string | undefined;
  price: Amount;
  /** Struck through beside the price. */
  marketPrice?: Amount | undefined;
  /** A note after the price: a member price, 券后. */
  priceNote?: ReactNode | undefined;
  /** Promotion tags; only the first two are shown. */
  tags?: readonly { label: string; tone?: TagProps['tone'] }[] | undefined;
  /** Grey facts: number of reviews, share of good ones. */
  meta?: readonly string[] | undefined;
  /** The label on the image: 独家, 新品. The sold-out label replaces it. */
  flag?: string | undefined;
  /** An image of that label; the label is its alternative text. */
  flagImage?: string | undefined;
  /** The image is on the first screen, so it loads immediately. */
  eager?: boolean | undefined;
  /** A QuickBar of its own, instead of one with the actions given here. */
  quickBar?: ReactNode | undefined;
  /** Forces a state, for the component gallery. */
  state?: 'hover' | undefined;
}

/** A product in a grid: seven rows that align with the neighbouring cards. */
export function ProductCard(props: ProductCardProps) {
  const { href, image, pigment, brand, name, nickname, shades, keyLine, soldOut = false } = props;
  const { price, marketPrice, priceNote, tags = [], meta = [], flag, flagImage, eager, state } = props;
  const isDrawing = 'drawing' in image;
  return (
    <article className={styles['card']} data-state={state}>
      {/* The keyboard stops only at the name; the image links to the same page. */}
      <a className={styles['image']} href={href} tabIndex={-1}>
        <Packshot pigment={pigment} faded={soldOut} eager={eager} image={isDrawing ? undefined : image}>
          {isDrawing && image.drawing}
          <CardFlag {...{ soldOut, flag, flagImage }} />
        </Packshot>
      </a>
      <p className={styles['brand']}>
        <span className={styles['roman']}>{brand.en}</span> {brand.cn}
      </p>
      <h3 className={styles['name']}>
        <a href={href}>
          {nickname && <q>{nickname}</q>}
          {name}
        </a>
      </h3>
      <div className={styles['shades']}>
        {shades ? <SwatchDots {...shades} /> : <span className={styles['keyLine']}>{keyLine}</span>}
      </div>
      <p className={styles['price']}>
        <Price amount={price} market={marketPrice} tone={soldOut ? 'muted' : 'rouge'} />
        {priceNote}
      </p>
      <p className={styles['tags']}>
        {tags.slice(0, 2).map(({ label, tone }) => (
          <Tag key={label} tone={tone}>
            {label}
          </Tag>
        ))}
      </p>
      <p className={styles['meta']}>
        {meta.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {props.quickBar ?? <QuickBar {...props} />}
    </article>
  );
}

function CardFlag({ soldOut, flag, flagImage }: Pick<ProductCardProps, 'soldOut' | 'flag' | 'flagImage'>) {
  if (soldOut) return <Flag tone="mute">暂时缺货</Flag>;
  if (flagImage !== undefined) return <FlagImage src={flagImage} alt={flag ?? ''} />;
  return flag ? <Flag>{flag}</Flag> : null;
}
