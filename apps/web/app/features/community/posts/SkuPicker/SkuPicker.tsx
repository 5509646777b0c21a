import { Field, IconButton } from '@huarong/ui';
import { LIMITS, type TaggedSku } from '../WritePost/post-draft.ts';
import styles from './SkuPicker.module.css';
import { SkuSearch } from './SkuSearch.tsx';

interface SkuPickerProps {
  skus: readonly TaggedSku[];
  onSkus: (skus: readonly TaggedSku[]) => void;
}

/** The skus tagged in a post, each with a short note. */
export const SkuPicker = ({ skus, onSkus }: SkuPickerProps) => (
  <div className={styles.picker}>
    {skus.length > 0 && (
      <ul>
        {skus.map((sku) => (
          <li key={sku.skuId}>
            <b>{sku.name}</b>
            <Field
              label={`${sku.name} 的一句话`}
              labelHidden
              size="sm"
              maxLength={LIMITS.note}
              value={sku.note}
              placeholder="一句话，例如：偏暖正红，薄涂显气色"
              onChange={(event) =>
                onSkus(skus.map((each) => (each === sku ? { ...each, note: event.target.value } : each)))
              }
            />
            <IconButton
              icon="close"
              label={`移除 ${sku.name}`}
              onClick={() => onSkus(skus.filter((each) => each !== sku))}
            />
          </li>
        ))}
      </ul>
    )}
    {skus.length < LIMITS.skus && (
      <SkuSearch
        onFound={(found) => {
          if (!skus.some(({ skuId }) => skuId === found.skuId)) onSkus([...skus, found]);
        }}
      />
    )}
  </div>
);
