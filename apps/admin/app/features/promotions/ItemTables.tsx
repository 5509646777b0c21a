import type { ReactNode } from 'react';
import { formatFen } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { PickedSku } from './promotion-draft.ts';

export type SkuLookup = ReadonlyMap<string, PickedSku>;

interface SkuTableProps {
  label: string;
  skuIds: readonly string[];
  skus: SkuLookup;
  /** The heading and the cell of what is written for each sku. */
  columns: readonly { label: string; cell: (skuId: string, name: string, at: number) => ReactNode }[];
  isDisabled: boolean;
  onRemove: (at: number) => void;
}

/** Chosen skus, each with its price, its stock and what is written for it. */
export function SkuTable({ label, skuIds, skus, columns, isDisabled, onRemove }: SkuTableProps) {
  if (skuIds.length === 0) return null;
  return (
    <div className="tw">
      <table className="tbl tbl-2 tbl-flat" aria-label={label}>
        <thead>
          <tr>
            <th>商品</th>
            {columns.map((column) => (
              <th key={column.label}>{column.label}</th>
            ))}
            <th className="num">售价</th>
            <th className="num">可售</th>
            <th>
              <span className="vh">操作</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {skuIds.map((skuId, at) => {
            const sku = skus.get(skuId);
            const name = sku?.name ?? skuId;
            return (
              <tr key={skuId}>
                <td>
                  <span className="c2">
                    <span>{name}</span>
                    <small>
                      {sku?.brandName} {sku?.code}
                      {sku && !sku.isOnSale && <b className="g-w">，没有在售</b>}
                    </small>
                  </span>
                </td>
                {columns.map((column) => (
                  <td key={column.label}>{column.cell(skuId, name, at)}</td>
                ))}
                <td className="num">{sku ? formatFen(sku.priceFen) : '—'}</td>
                <td className="num">{sku?.available ?? '—'}</td>
                <td>
                  {!isDisabled && (
                    <button
                      type="button"
                      className="icbtn"
                      aria-label={`去掉${name}`}
                      onClick={() => onRemove(at)}
                    >
                      <Icon name="trash" />
                    </button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
