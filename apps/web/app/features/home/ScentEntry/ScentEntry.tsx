import { displayYuan, fromYuan } from '@huarong/core/shared';
import { buttonClass, Icon } from '@huarong/ui';
import { productPath, useShopperPrice } from '../../catalogue/index.ts';
import type { HomeData } from '../home-data.ts';
import styles from './ScentEntry.module.css';

/** Entry to the scent campaign: an image and four scenes. */
export function ScentEntry({ scents }: { scents: HomeData['below']['scents'] }) {
  const priceOf = useShopperPrice();
  if (!scents || scents.scenes.length === 0) return null;
  const { image, scenes, kit } = scents;
  return (
    <section data-later className={styles.floor} id="scents" aria-label="香气场景">
      <img
        className={styles.image}
        src={image.imageUrl}
        width={image.width}
        height={image.height}
        alt=""
        loading="lazy"
      />
      <div className={styles.text}>
        <p className={styles.eyebrow}>{image.mark}</p>
        <h2>
          {image.content.split('/').map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h2>
        <p>{image.note}</p>
        <ol>
          {scenes.map((scene, index) => (
            <li key={scene.productId}>
              <a href={productPath(scene)}>
                <i aria-hidden="true">{String(index + 1).padStart(2, '0')}</i>
                <b>{scene.name}</b>
                <span>{scene.subtitle}</span>
                <small>
                  <em>{scene.brandNameEN}</em>
                  {displayYuan(fromYuan(priceOf(scene))!)}
                </small>
              </a>
            </li>
          ))}
        </ol>
        <p className={styles.links}>
          {kit && (
            <a href={productPath(kit)} className={buttonClass({ kind: 'line' })}>
              试香套装 {displayYuan(fromYuan(priceOf(kit))!)}
            </a>
          )}
          <a href={image.link} className={styles.more}>
            进入香气场景
            <Icon name="arrow" size={16} />
          </a>
        </p>
      </div>
    </section>
  );
}
