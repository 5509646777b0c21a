import type { ReactNode } from 'react';
import { ShopImage } from './ShopImage.tsx';

interface ProductCellProps {
  image: string | null | undefined;
  name: ReactNode;
  isLarge?: boolean;
  /** The second line: the shade, the number of units, an engraving. */
  children: ReactNode;
}

/** A product in a table or a list: its image, its name, and a second line. */
export const ProductCell = ({ image, name, isLarge = false, children }: ProductCellProps) => (
  <div className={isLarge ? 'prod prod-lg' : 'prod'}>
    {image && <ShopImage path={image} />}
    <div className="c2">
      <span className="ell">{name}</span>
      <small>{children}</small>
    </div>
  </div>
);
