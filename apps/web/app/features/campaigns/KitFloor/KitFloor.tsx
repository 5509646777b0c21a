import { buttonClass } from '@huarong/ui';
import { productPath, ShopperPrice } from '../../catalogue/index.ts';
import type { Block } from '../campaign-data.ts';
import { SceneImage } from '../SceneImage/SceneImage.tsx';
import styles from './KitFloor.module.css';

/** A starter set on a pine background. */
export const KitFloor = ({ block }: { block: Block<'kit'> }) => (
  <section className={styles.floor}>
    <div>
      <SceneImage image={block.picture} className={styles.image} sizes="50vw" />
      <div className={styles.text}>
        <h2>{block.title}</h2>
        <p>{block.text}</p>
        <ol>
          {block.steps.map((step, index) => (
            <li key={step}>
              <b>{index + 1}</b>
              {step}
            </li>
          ))}
        </ol>
        <div className={styles.buy}>
          <ShopperPrice product={block.product} size="md" tone="ink" />
          <a href={productPath(block.product)} className={buttonClass({ kind: 'line' })}>
            看试香套装
          </a>
          <span>{block.note}</span>
        </div>
      </div>
    </div>
  </section>
);
