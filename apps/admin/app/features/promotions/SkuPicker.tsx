import { useEffect, useId, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { formatFen } from '../../ui/format.ts';
import type { PickedSku } from './promotion-draft.ts';

interface SkuPickerProps {
  label: string;
  isDisabled: boolean;
  taken: readonly string[];
  onPick: (sku: PickedSku) => void;
}

const WAIT_MS = 250;

/** Finds skus by name or code; every result is a button that adds it. */
export function SkuPicker({ label, isDisabled, taken, onPick }: SkuPickerProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly PickedSku[]>([]);
  useEffect(() => {
    const q = words.trim();
    if (q === '') return setFound([]);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const reply = await api.promotions.find({ kind: 'sku', q });
      if (isCurrent && reply.ok) setFound(reply.value.skus);
    }, WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words]);
  if (isDisabled) return null;
  return (
    <div className="sku-pick">
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="inp"
        type="search"
        placeholder={`${label}：名称、货号或条码`}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {found.length > 0 && (
        <ul aria-label={`${label}的结果`}>
          {found.map((sku) => (
            <li key={sku.skuId}>
              <button
                type="button"
                disabled={taken.includes(sku.skuId)}
                onClick={() => {
                  onPick(sku);
                  setWords('');
                }}
              >
                <span className="ell">{sku.name}</span>
                <small>
                  {sku.code}，{formatFen(sku.priceFen)}，可售 {sku.available}
                  {!sku.isOnSale && '，没有在售'}
                </small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
