import { ALIKE_BELOW, isValidBarcode, nearestNeighbours } from '@huarong/core/catalogue';
import { type KeyboardEvent, useState } from 'react';
import { formatFen } from '../../../ui/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ShopImage } from '../../../ui/product/ShopImage.tsx';
import { Swatch } from '../../../ui/product/Swatch.tsx';
import { colouredRows } from './coloured-rows.ts';
import { type SkuEdits, type SkuRow, skuName } from './use-sku-edits.ts';

interface SkuTableProps {
  skus: SkuEdits;
  chosen: string | null;
  onChoose: (key: string) => void;
  isDisabled: boolean;
}

/** The skus in their order: by drag, or by Alt and an arrow. */
export function SkuTable({ skus, chosen, onChoose, isDisabled }: SkuTableProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const near = nearestNeighbours(colouredRows(skus.rows));
  const nameOf = (key: string) => {
    const row = skus.rows.find((each) => each.key === key);
    return row ? skuName(row.values) : '';
  };
  const onKeyDown = (row: SkuRow, at: number) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || isDisabled) return;
    event.preventDefault();
    skus.move(row.key, at + (event.key === 'ArrowDown' ? 1 : -1));
  };
  return (
    <div className="tw">
      <table className="tbl tbl-2 sku-table">
        <caption className="vh">规格与色号</caption>
        <thead>
          <tr>
            <th>
              <span className="vh">次序</span>
            </th>
            <th className="hide-1280">图片</th>
            <th>颜色</th>
            <th>色号</th>
            <th>名称</th>
            <th className="hide-1280">色系</th>
            <th>相近的一色</th>
            <th>条码</th>
            <th className="num">售价</th>
            <th className="num">可售</th>
            <th>状态</th>
          </tr>
        </thead>
        <tbody>
          {skus.rows.map((row, at) => {
            const { key, values, stored } = row;
            const neighbour = near.get(key);
            const isNear = neighbour !== undefined && neighbour.difference < ALIKE_BELOW;
            const [image] = stored?.images ?? [];
            return (
              <tr
                key={key}
                className={key === chosen ? 'is-cursor' : undefined}
                aria-selected={key === chosen}
                draggable={!isDisabled}
                onDragStart={() => setDragged(key)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={() => {
                  if (dragged !== null) skus.move(dragged, at);
                  setDragged(null);
                }}
                onKeyDown={onKeyDown(row, at)}
                onFocus={() => onChoose(key)}
              >
                <td>
                  <button
                    type="button"
                    className="sku-grip"
                    aria-label={`${skuName(values)}，第 ${at + 1} 位，按 Alt 加上下键调整次序`}
                    onClick={() => onChoose(key)}
                  >
                    <Icon name="list" size={14} />
                  </button>
                </td>
                <td className="hide-1280">{image && <ShopImage path={image} className="sku-image" />}</td>
                <td>
                  {values.shade_hex !== null && (
                    <span className="sku-hex">
                      {/^#[0-9a-f]{6}$/i.test(values.shade_hex) && (
                        <Swatch hex={values.shade_hex} size={26} />
                      )}
                      <span className="code">{values.shade_hex}</span>
                    </span>
                  )}
                </td>
                <td>
                  <input
                    className={changedClass(row, 'shade_number', 'inp sku-number')}
                    aria-label={`第 ${at + 1} 个规格的色号`}
                    value={values.shade_number ?? ''}
                    disabled={isDisabled}
                    onChange={(event) => skus.set(key, 'shade_number', event.target.value || null)}
                  />
                </td>
                <td>
                  <input
                    className={changedClass(row, 'shade_name', 'inp sku-name')}
                    aria-label={`第 ${at + 1} 个规格的名称`}
                    value={values.shade_name ?? ''}
                    disabled={isDisabled}
                    onChange={(event) => skus.set(key, 'shade_name', event.target.value || null)}
                  />
                </td>
                <td className="hide-1280">{values.shade_family ?? '—'}</td>
                <td className={isNear ? 'due-soon' : undefined}>
                  {neighbour ? (
                    <>
                      {nameOf(neighbour.id)} <b>{neighbour.difference.toFixed(1)}</b>
                    </>
                  ) : (
                    '—'
                  )}
                </td>
                <td>
                  <Barcode value={values.barcode} />
                </td>
                <td className="num">{formatFen(values.offer_price_fen)}</td>
                <td className="num">{stored?.available ?? 0}</td>
                <td>
                  <SkuState row={row} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const changedClass = ({ stored, edits }: SkuRow, field: keyof SkuRow['edits'], base: string) =>
  stored && field in edits ? `${base} is-changed` : base;

function Barcode({ value }: { value: string | null }) {
  if (value === null) return <span className="muted">—</span>;
  return isValidBarcode(value) ? (
    <span className="code sku-barcode">
      {value}
      <Icon name="check" size={12} />
    </span>
  ) : (
    <span className="code err-text">{value}</span>
  );
}

function SkuState({ row: { stored, values, problems } }: { row: SkuRow }) {
  if (problems.length > 0) return <span className="st st-bad">{problems.length} 处要改</span>;
  if (!stored) return <span className="st st-todo">新增</span>;
  return values.is_live ? <span className="st st-ok">在售</span> : <span className="st st-end">停售</span>;
}
