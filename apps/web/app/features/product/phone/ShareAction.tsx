import type { ProductDetail } from '@huarong/contract/catalogue';
import { Button, Dialog, Icon, VisuallyHidden } from '@huarong/ui';
import { useState } from 'react';
import { sharePage } from '../../../platform/components/share-page.ts';
import styles from './PhoneBar.module.css';
import sheetStyles from './ShareAction.module.css';

/** Opens the share sheet of the system; a browser without one gets the image to keep and the address to copy. */
export function ShareAction({ product }: { product: ProductDetail }) {
  const [isOpen, setOpen] = useState(false);
  const title = `${product.brandNameCN} ${product.productName}`;
  const image = product.images[0]?.skuImagePath.replace('-400.webp', '-800.webp');
  const hasSystemSheet = typeof navigator.share === 'function';
  return (
    <>
      <button
        type="button"
        className={styles.share}
        onClick={() => (hasSystemSheet ? sharePage(title) : setOpen(true))}
      >
        <Icon name="share" size={24} />
        <VisuallyHidden>分享</VisuallyHidden>
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="分享"
        description="长按图片保存，或复制链接发给朋友。"
        hash="#share"
        footer={
          <Button kind="ink" icon="copy" onClick={() => sharePage(title)}>
            复制链接
          </Button>
        }
      >
        <figure className={sheetStyles.poster}>
          {image && <img src={image} alt={title} width={800} height={1000} />}
          <figcaption>
            <b>{product.productName}</b>
            {product.brandNameCN}　花容 HUARONG
          </figcaption>
        </figure>
      </Dialog>
    </>
  );
}
