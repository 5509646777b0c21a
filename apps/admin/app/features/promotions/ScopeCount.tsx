import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatFen } from '../../ui/format.ts';
import type { PickedSku } from './promotion-draft.ts';
import type { CountedScope } from './use-scope.ts';

/** 631 个规格: how many, of how many products and brands, and which of them are not on sale. */
export function ScopeCount({ counted }: { counted: CountedScope }) {
  const [shown, setShown] = useState<'examples' | 'hidden'>();
  const { state, skuCount, productCount, brandCount, notOnSale, soldOut } = counted;
  return (
    <div className="scope-r" aria-live="polite" aria-busy={state === 'counting'}>
      <p className="scope-n">
        {skuCount.toLocaleString('en-US')} <small>个规格</small>
      </p>
      {state === 'empty' && <p className="muted">还没有选商品</p>}
      {state === 'failed' && <p className="err">没有数出来，请稍后再试</p>}
      {skuCount > 0 && (
        <p className="muted">
          {productCount.toLocaleString('en-US')} 件商品，含 {brandCount} 个品牌
          {soldOut > 0 && `；${soldOut} 个规格现在缺货`}
        </p>
      )}
      {skuCount > 0 && (
        <p className="row">
          {counted.examples.length > 0 && (
            <button type="button" className="lnk" onClick={() => setShown('examples')}>
              看例子
            </button>
          )}
          {notOnSale > 0 && (
            <button type="button" className="lnk g-w" onClick={() => setShown('hidden')}>
              {notOnSale} 个没有在售
            </button>
          )}
        </p>
      )}
      {shown && (
        <Dialog
          title={shown === 'hidden' ? '没有在售的规格' : '范围内的规格'}
          onClose={() => setShown(undefined)}
        >
          <SkuList skus={counted[shown]} />
          {shown === 'hidden' && <p className="hint mt-2">下架的自动退出，重新上架自动回来</p>}
        </Dialog>
      )}
    </div>
  );
}

const SkuList = ({ skus }: { skus: readonly PickedSku[] }) => (
  <table className="tbl tbl-flat">
    <thead>
      <tr>
        <th>规格</th>
        <th>货号</th>
        <th className="num">售价</th>
        <th className="num">可售</th>
      </tr>
    </thead>
    <tbody>
      {skus.map(({ skuId, name, code, priceFen, available }) => (
        <tr key={skuId}>
          <td>{name}</td>
          <td className="code">{code}</td>
          <td className="num">{formatFen(priceFen)}</td>
          <td className="num">{available}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
