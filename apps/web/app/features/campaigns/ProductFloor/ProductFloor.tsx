import { CardGrid, Icon, SectionHead } from '@huarong/ui';
import { ProductTile } from '../../catalogue/index.ts';
import type { Block } from '../campaign-data.ts';
import { pigmentBackground } from '../pigment-background.ts';
import styles from './ProductFloor.module.css';

interface ProductFloorProps {
  block: Block<'rail'>;
  id: string;
}

/** A row of products: five under a heading, or four beside the text on a pigment. */
export const ProductFloor = ({ block, id }: ProductFloorProps) =>
  block.layout === 'band' ? <Band block={block} id={id} /> : <Row block={block} id={id} />;

const Row = ({ block: { title, note, more, productList }, id }: ProductFloorProps) => (
  <section className={styles.row} id={id}>
    <SectionHead title={title.join('')} sub={note} more={more} />
    <CardGrid sample={more !== undefined}>
      {productList.map((product) => (
        <ProductTile key={product.productId} product={product} />
      ))}
    </CardGrid>
  </section>
);

const Band = ({ block: { title, note, more, pigment, productList }, id }: ProductFloorProps) => (
  <section className={styles.band} id={id} {...pigmentBackground(pigment)}>
    <div>
      <div className={styles.text}>
        <h2>
          {title.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h2>
        <p>{note}</p>
        {more && (
          <a href={more.href}>
            {more.label}
            <Icon name="arrow" size={16} />
          </a>
        )}
      </div>
      <CardGrid columns={4}>
        {productList.map((product) => (
          <ProductTile key={product.productId} product={product} />
        ))}
      </CardGrid>
    </div>
  </section>
);
