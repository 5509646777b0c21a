import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import grid from './CardGrid.module.css';
import card from './ProductCard.module.css';

export interface CardGridProps {
  /** Five across the page, four beside a column of filters. */
  columns?: 5 | 4 | undefined;
  /** Some of many: narrow windows leave out a card that would stand alone in the last row. */
  sample?: boolean | undefined;
  /** Raises a card on hover, for listings. */
  lift?: boolean | undefined;
  children: ReactNode;
}

/** Aligns the rows of all cards: image with image, price with price. */
export const CardGrid = ({ columns = 5, sample = false, lift = false, children }: CardGridProps) => (
  <div
    className={classNames(
      grid['grid'],
      grid[columns === 5 ? 'five' : 'four'],
      sample && grid['sample'],
      lift && card['lift'],
    )}
    data-later-cards
  >
    {children}
  </div>
);
