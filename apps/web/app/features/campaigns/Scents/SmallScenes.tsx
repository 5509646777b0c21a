import type { ScentScene } from '@huarong/contract/content';
import { getAt } from '@huarong/core/shared';
import { Icon } from '@huarong/ui';
import { ProductImage, productPath, ShopperPrice } from '../../catalogue/index.ts';
import { SceneImage } from '../SceneImage/SceneImage.tsx';
import styles from './SmallScenes.module.css';
import { sceneId, sceneNumber } from './scene-id.ts';

interface SmallScenesProps {
  scenes: readonly { scene: ScentScene; index: number }[];
}

/** Scenes side by side, each lower than the one before. */
export const SmallScenes = ({ scenes }: SmallScenesProps) => (
  <ul className={styles.scenes}>
    {scenes.map(({ scene, index }) => (
      <li key={scene.name} id={sceneId(index)}>
        <span className={styles.image}>
          <SceneImage image={scene.picture} sizes="30vw" />
        </span>
        <p className={styles.place}>
          <i aria-hidden="true">{sceneNumber(index)}</i>
          {scene.place}　{scene.moment}
        </p>
        <h2>{scene.name}</h2>
        <p className={styles.lead}>{scene.lead}</p>
        <AccordBar accords={scene.accords} />
        {scene.picks.slice(0, 1).map(({ product }) => (
          <a key={product.productId} href={productPath(product)} className={styles.pick}>
            <span className={styles.bottle}>
              <ProductImage path={product.skuImagePath} alt="" sizes="64px" />
            </span>
            <span className={styles.facts}>
              <em>{product.brandNameEN}</em>
              <b>{product.productName}</b>
              <ShopperPrice product={product} size="sm" tone="ink" />
            </span>
            <Icon name="arrow" size={18} />
          </a>
        ))}
      </li>
    ))}
  </ul>
);

/** Accords by their share after one hour, when the scent has settled. */
function AccordBar({ accords }: { accords: ScentScene['accords'] }) {
  return (
    <ul className={styles.accords} aria-label="一小时后的香调">
      {accords.map(({ name, colour, course }) => (
        <li key={name} style={{ flexGrow: Math.max(10, getAt(course, 2)) }}>
          <svg viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path d="M0 0h10v10H0z" fill={colour} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
