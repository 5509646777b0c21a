import type { ImageSlotResource } from '@huarong/contract/content';
import { CatalogueImage } from '../../../platform/components/CatalogueImage.tsx';
import { SlotLink } from '../SlotLink/SlotLink.tsx';
import styles from './MegaMenu.module.css';

/** The product beside the brands. */
export const MenuImage = ({ image }: { image: ImageSlotResource }) => (
  <SlotLink resource={image} className={styles.product}>
    <span className={styles.image}>
      <CatalogueImage path={image.imageUrl} width={image.width} height={image.height} sizes="220px" />
    </span>
    <b>{image.content}</b>
    <small>{image.note}</small>
  </SlotLink>
);

/** A topic link under the subcategories. */
export const MenuTopic = ({ topic }: { topic: ImageSlotResource }) => (
  <li>
    <SlotLink resource={topic}>
      <span className={styles.image}>
        <CatalogueImage path={topic.imageUrl} width={topic.width} height={topic.height} sizes="64px" />
      </span>
      <span>
        <b>{topic.content}</b>
        {topic.note}
      </span>
    </SlotLink>
  </li>
);
