import { formatFen } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ProductCell } from '../../ui/product/ProductCell.tsx';
import type { FoundConflict } from './types.ts';

/** What is looked for, so that a clean result says what is clean. */
const CHECKS: Readonly<Record<FoundConflict['kind'], string>> = {
  'below-cost': '叠加后不低于成本',
  'below-floor': '叠加后不低于毛利底线',
  'two-unit-prices': '同一规格没有两个活动价',
  'more-costs-less': '没有多买反而少付的台阶',
  'gift-unavailable': '赠品与换购商品都有货',
  'quota-short': '名额与库存够用',
  'equal-priority': '互斥组里没有同优先级',
  'overlapping-runs': '同一场活动没有两期重叠',
  'unreachable-coupon': '没有用不上的优惠券',
};

/** Conflicts with their skus, then what was checked and is fine. */
export function ConflictList({ conflicts }: { conflicts: readonly FoundConflict[] }) {
  const found = new Set(conflicts.map(({ kind }) => kind));
  const clean = Object.entries(CHECKS).filter(([kind]) => !found.has(kind as FoundConflict['kind']));
  return (
    <>
      <ul className="conf-list">
        {conflicts.map((conflict) => (
          <ConflictItem key={`${conflict.kind} ${conflict.title} ${conflict.detail}`} conflict={conflict} />
        ))}
      </ul>
      {clean.length > 0 && (
        <section className="panel mt-4" aria-labelledby="conf-clean">
          <header className="panel-h">
            <h2 id="conf-clean">没有问题的</h2>
            <span className="muted fs-12">{clean.length} 项</span>
          </header>
          <ul className="conf-clean">
            {clean.map(([kind, text]) => (
              <li key={kind}>
                <span className="sim-ok">
                  <Icon name="check" size={14} />
                </span>
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ConflictItem({ conflict }: { conflict: FoundConflict }) {
  const { severity, title, detail, skus, skuCount } = conflict;
  const priced = skus.filter(({ worst }) => worst !== null);
  return (
    <li>
      <span className={severity === 'error' ? 'text-bad' : 'text-warn'}>
        <Icon name={severity === 'error' ? 'close' : 'warning'} size={16} />
      </span>
      <div>
        <h2>
          {title}
          <span className="vh">{severity === 'error' ? '（要改）' : '（请留意）'}</span>
        </h2>
        <p>{detail}</p>
        {priced.length > 0 && <WorstCases skus={priced} />}
        {priced.length === 0 && skus.length > 0 && (
          <p className="hint">
            {skus.map(({ name }) => name).join('、')}
            {skuCount > skus.length ? ` 等 ${skuCount} 个` : ''}
          </p>
        )}
        {priced.length > 0 && skuCount > skus.length && (
          <p className="hint">还有 {skuCount - skus.length} 个规格</p>
        )}
      </div>
    </li>
  );
}

const WorstCases = ({ skus }: { skus: FoundConflict['skus'] }) => (
  <table className="tbl tbl-flat tbl-in">
    <thead>
      <tr>
        <th>规格</th>
        <th className="num">售价</th>
        <th className="num">活动价</th>
        <th className="num">满额分摊</th>
        <th className="num">券分摊</th>
        <th className="num">积分</th>
        <th className="num">到手</th>
        <th className="num">成本</th>
        <th className="num">毛利率</th>
      </tr>
    </thead>
    <tbody>
      {skus.map(
        ({ skuId, name, imagePath, worst }) =>
          worst && (
            <tr key={skuId}>
              <td>
                <ProductCell image={imagePath} name={name}>
                  {skuId}
                </ProductCell>
              </td>
              <td className="num">{formatFen(worst.listPrice)}</td>
              <td className="num">{formatFen(worst.unitPrice)}</td>
              <td className="num">{formatFen(-worst.promotion)}</td>
              <td className="num">{formatFen(-worst.coupon)}</td>
              <td className="num">{formatFen(-worst.points)}</td>
              <td className="num">
                <b>{formatFen(worst.paid)}</b>
              </td>
              <td className="num">{formatFen(worst.cost)}</td>
              <td className="num text-bad">{marginOf(worst)}</td>
            </tr>
          ),
      )}
    </tbody>
  </table>
);

const marginOf = ({ paid, cost }: { paid: number; cost: number }) =>
  paid === 0 ? '—' : `${(((paid - cost) / paid) * 100).toFixed(1)} %`;
