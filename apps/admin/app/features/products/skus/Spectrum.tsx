import { ALIKE_BELOW, byLightness, colourDifference, labOf } from '@huarong/core/catalogue';
import { Fragment } from 'react';
import { colouredRows } from './coloured-rows.ts';
import { type SkuRow, skuName } from './use-sku-edits.ts';

/** The shades from dark to light, with how different two that stand side by side look. */
export function Spectrum({ rows }: { rows: readonly SkuRow[] }) {
  const shades = byLightness(colouredRows(rows));
  if (shades.length < 2) return null;
  return (
    <section className="panel mt-6" aria-labelledby="spectrum">
      <div className="panel-h">
        <h2 id="spectrum">色谱</h2>
        <span className="muted">{shades.length} 个色号</span>
      </div>
      <div className="spectrum">
        {shades.map(({ id, hex, row }, at) => {
          const before = shades[at - 1];
          const difference = before ? colourDifference(labOf(before.hex), labOf(hex)) : null;
          return (
            <Fragment key={id}>
              {difference !== null && (
                <span className={difference < ALIKE_BELOW ? 'is-near' : undefined}>
                  {difference.toFixed(1)}
                </span>
              )}
              <div>
                <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="1" height="1" fill={hex} />
                </svg>
                <b>{skuName(row.values)}</b>
              </div>
            </Fragment>
          );
        })}
      </div>
      <p className="hint mt-2">
        由深到浅排列，中间的数字是相邻两色的色差（CIEDE2000）。2 以下难辨，2–5 需细看，5 以上一眼可分。
      </p>
    </section>
  );
}

/** 03 和 04 相差 1.2，买家分不清: pairs of shades that look alike, each once. */
export function listLookalikes(rows: readonly SkuRow[]): { key: string; text: string }[] {
  const shades = colouredRows(rows);
  return shades.flatMap((one, at) =>
    shades.slice(at + 1).flatMap((other) => {
      const difference = colourDifference(labOf(one.hex), labOf(other.hex));
      if (difference >= ALIKE_BELOW) return [];
      const names = `${skuName(one.row.values)} 和 ${skuName(other.row.values)}`;
      return [{ key: `${one.id} ${other.id}`, text: `${names} 相差 ${difference.toFixed(1)}，买家分不清` }];
    }),
  );
}
