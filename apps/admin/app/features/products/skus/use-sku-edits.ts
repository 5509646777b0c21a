import {
  checkSkuValues,
  cleanSku,
  type SkuField,
  type SkuProblem,
  type SkuValues,
} from '@huarong/core/catalogue';
import { useState } from 'react';
import type { ProductSku } from '../product-texts.ts';

/** A sku on the page: as it was read, and as it is typed. */
export interface SkuRow {
  key: string;
  /** Null: it does not exist yet. */
  stored: ProductSku | null;
  values: SkuValues;
  edits: Partial<SkuValues>;
  problems: SkuProblem[];
}

const EMPTY: SkuValues = {
  code: '',
  barcode: null,
  shade_number: null,
  shade_name: null,
  shade_hex: null,
  shade_family: null,
  size: '',
  offer_price_fen: 0,
  market_price_fen: null,
  purchase_limit: null,
  is_live: true,
};

interface State {
  order: readonly string[];
  edits: Readonly<Record<string, Partial<SkuValues>>>;
  /** What was chosen to be written over, after a conflict. */
  seen: Readonly<Record<string, Partial<SkuValues>>>;
}

/** The skus of a product as they are edited, added and sorted. */
export function useSkuEdits(stored: readonly ProductSku[], productCode: string) {
  const storedOrder = stored.map(({ skuId }) => skuId);
  const initial: State = { order: storedOrder, edits: {}, seen: {} };
  const [state, setState] = useState(initial);
  const byKey = new Map(stored.map((sku) => [sku.skuId, sku]));
  // A sku that somebody has deleted meanwhile is gone here too.
  const order = state.order.filter((key) => byKey.has(key) || key.startsWith('new-'));
  const rows = order.map((key): SkuRow => {
    const own = byKey.get(key) ?? null;
    const edits = state.edits[key] ?? {};
    const values = { ...(own?.values ?? EMPTY), ...edits };
    return { key, stored: own, values, edits, problems: checkSkuValues(cleanSku(values)) };
  });

  function set<Field extends SkuField>(key: string, field: Field, value: SkuValues[Field]) {
    setState((before) => {
      const { [field]: _old, ...rest } = before.edits[key] ?? {};
      const isBack = byKey.get(key)?.values[field] === value;
      const next = isBack ? rest : { ...before.edits[key], [field]: value };
      return { ...before, edits: { ...before.edits, [key]: next as Partial<SkuValues> } };
    });
  }
  /** Like the last one, because shades of a product share size and price. */
  function add(): string {
    const last = rows.at(-1)?.values ?? EMPTY;
    const number = String(rows.length + 1).padStart(2, '0');
    const key = `new-${Date.now()}`;
    const values: SkuValues = {
      ...EMPTY,
      code: `${productCode}-${number}`,
      shade_number: last.shade_number === null ? null : number,
      size: last.size,
      offer_price_fen: last.offer_price_fen,
    };
    setState({ ...state, order: [...order, key], edits: { ...state.edits, [key]: values } });
    return key;
  }
  function dropNew(key: string) {
    const { [key]: _gone, ...edits } = state.edits;
    setState({ ...state, order: order.filter((each) => each !== key), edits });
  }
  function move(key: string, to: number) {
    const next = order.filter((each) => each !== key);
    next.splice(Math.max(0, Math.min(next.length, to)), 0, key);
    setState({ ...state, order: next });
  }
  const isSorted = order.filter((key) => byKey.has(key)).join() !== storedOrder.join();
  const isOrderSent = isSorted || order.slice(0, storedOrder.length).join() !== storedOrder.join();
  const changed = rows.filter(({ stored: own, edits }) => !own || Object.keys(edits).length > 0);
  return {
    rows,
    changed,
    isSorted,
    set,
    add,
    dropNew,
    move,
    reset: (next?: Pick<State, 'edits' | 'seen'>) => setState({ ...initial, ...next }),
    keep: (next: Pick<State, 'edits' | 'seen'>) => setState({ ...state, ...next }),
    /** What is sent: the fields that change with what was seen in them, and the order where it changes. */
    request: {
      rows: changed.map(({ key, stored: own, edits, values }) =>
        own
          ? {
              key,
              base: Object.fromEntries(
                (Object.keys(edits) as SkuField[]).map((field) => [
                  field,
                  { ...own.values, ...state.seen[key] }[field],
                ]),
              ) as Partial<SkuValues>,
              values: edits,
            }
          : { key, isNew: true, values },
      ),
      order: isOrderSent ? order.map((key) => ({ key, seenAt: byKey.get(key)?.position ?? null })) : null,
    },
  };
}
export type SkuEdits = ReturnType<typeof useSkuEdits>;

/** 03 朱砂, or the size of what has no shade. */
export const skuName = ({ shade_number, shade_name, size }: SkuValues): string =>
  [shade_number, shade_name ?? size].filter(Boolean).join(' ') || '新的规格';
