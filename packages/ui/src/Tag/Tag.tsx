import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Tag.module.css';

export interface TagProps {
  /** `rouge` and `fill` are for discounts, `pine` for members, `ink` for information. */
  tone?: 'rouge' | 'fill' | 'pine' | 'ink' | undefined;
  children: ReactNode;
}

/** A short fact in a border. At most two on a card. */
export const Tag = ({ tone = 'rouge', children }: TagProps) => (
  <span className={classNames(styles['tag'], styles[tone])}>{children}</span>
);

export interface FlagProps {
  /** `mute` for unavailable products. */
  tone?: 'ink' | 'mute' | undefined;
  children: ReactNode;
}

/** The label at the upper left of a product image: 独家, 暂时缺货. Packshot positions it. */
export const Flag = ({ tone = 'ink', children }: FlagProps) => (
  <span className={classNames(styles['flag'], tone === 'mute' && styles['mute'])}>{children}</span>
);

/** The label of an activity as an image, in the place of `Flag`. */
export const FlagImage = ({ src, alt }: { src: string; alt: string }) => (
  <img className={styles['flagImage']} src={src} alt={alt} width={54} height={24} loading="lazy" />
);

/** Member benefit: 玉簪会员价 ¥304.00. */
export const VipBadge = ({ children }: { children: ReactNode }) => (
  <span className={styles['vip']}>{children}</span>
);

export interface StatusTagProps {
  /** Colour of the state; the text carries the meaning. */
  tone?: 'plain' | 'ok' | 'warn' | 'error' | 'info' | 'pine' | undefined;
  children: ReactNode;
}

/** A state: 待付款, 已退款. */
export const StatusTag = ({ tone = 'plain', children }: StatusTagProps) => (
  <span className={classNames(styles['status'], styles[tone])}>{children}</span>
);
