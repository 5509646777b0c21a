import type { CartLine } from '@huarong/contract/cart';
import type { Sku } from '@huarong/contract/catalogue';
import { Dialog, Loading, Skeleton } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import styles from './ChangeSkuDialog.module.css';

interface ChangeSkuDialogProps {
  line: CartLine;
  open: boolean;
  onClose: () => void;
  onChoose: (skuId: string) => void;
}

/** Replaces the sku of a line by another shade or size of the same product. */
export function ChangeSkuDialog({ line, open, onClose, onChoose }: ChangeSkuDialogProps) {
  const [skus, setSkus] = useState<readonly Sku[] | null>(null);
  useEffect(() => {
    if (!open || skus) return;
    void browserApi()
      .catalogue.detail({ productId: line.productId })
      .then((reply) => (reply.ok ? setSkus(reply.value.skus) : onClose()));
  }, [open, skus, line.productId, onClose]);
  return (
    <Dialog open={open} onClose={onClose} title="更换规格" description={line.productName}>
      {skus ? (
        <ul className={styles.skus}>
          {skus.map((sku) => (
            <li key={sku.skuId}>
              <button
                type="button"
                aria-pressed={sku.skuId === line.skuId}
                disabled={!sku.hasInventory}
                onClick={() => onChoose(sku.skuId)}
              >
                {sku.colour && (
                  <svg width="20" height="20" aria-hidden="true">
                    <rect width="20" height="20" fill={sku.colour.hex} />
                  </svg>
                )}
                {sku.skuName}
                {!sku.hasInventory && <small>缺货</small>}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Loading>
          <Skeleton />
          <Skeleton width="wide" />
        </Loading>
      )}
    </Dialog>
  );
}
