import { FINDING_TEXTS } from '@huarong/core/returns';
import { Link } from 'react-router';
import { useCan } from '../../platform/session/use-session.ts';
import { formatFen, formatTime } from '../../ui/format.ts';
import { ProductCell } from '../../ui/product/ProductCell.tsx';
import { Due } from './Due.tsx';
import { RefundPreview } from './RefundPreview.tsx';
import { ReturnImages } from './ReturnImages.tsx';
import type { ReturnDetail } from './types.ts';

/** What the shopper wrote, what was bought, and what would be refunded. */
export function ReturnMain({ detail }: { detail: ReturnDetail }) {
  const can = useCan();
  return (
    <>
      <div className="phead">
        <h2 className="song">
          {detail.reasonText}　{detail.kindText}
        </h2>
        <span className="tag tag-lg tag-warn">{detail.statusText}</span>
        <Due dueAt={detail.dueAt} dueKind={detail.dueKind} />
      </div>
      {detail.description ? (
        <p className="quote">{detail.description}</p>
      ) : (
        <p className="hint">顾客没有留言</p>
      )}
      <p className="hint mt-2">
        {detail.returnId}　{detail.recipientName} {detail.recipientMobile} 于 {formatTime(detail.createdAt)}{' '}
        提交，照片 {detail.images.length} 张。看原图会写入操作记录。
      </p>
      <ReturnImages key={detail.returnId} returnId={detail.returnId} images={detail.images} />
      <div className="cols-2 mt-4">
        <section className="panel" aria-labelledby="bought">
          <div className="panel-h">
            <h3 id="bought">买了什么</h3>
            <div className="right">
              {can('order:read') ? (
                <Link className="lnk" to={`/orders/${detail.orderId}`}>
                  {detail.orderId}
                </Link>
              ) : (
                <span className="no">{detail.orderId}</span>
              )}
            </div>
          </div>
          {detail.lines.map((line) => (
            <ProductCell
              key={line.lineId}
              isLarge
              image={line.imagePath}
              name={`${line.brandName} ${line.productName}`}
            >
              {line.skuName}　退 {line.units.length} 件，共购 {line.bought} 件
              {line.isGift ? '　赠品' : `　实付 ${formatFen(line.paidFen)}`}
            </ProductCell>
          ))}
          <dl className="kv mt-3">
            <dt>签收</dt>
            <dd>{formatTime(detail.signedAt)}</dd>
            <dt>期限</dt>
            <dd className={detail.wasInWindow ? undefined : 'is-bad'}>
              {formatTime(detail.windowUntil)} 止，{detail.wasInWindow ? '期内申请' : '申请时已过期'}
            </dd>
            <dt>规则</dt>
            <dd>{detail.rules.join('；')}</dd>
            {detail.waybillNo && (
              <>
                <dt>寄回</dt>
                <dd>
                  {detail.carrier} {detail.waybillNo}
                </dd>
              </>
            )}
          </dl>
        </section>
        <RefundPreview refund={detail.refund} />
      </div>
      {detail.inspection.length > 0 && <InspectionResult detail={detail} />}
    </>
  );
}

const InspectionResult = ({ detail }: { detail: ReturnDetail }) => (
  <section className="panel" aria-labelledby="inspected">
    <div className="panel-h">
      <h3 id="inspected">验货结果</h3>
    </div>
    <table className="tbl tbl-flat tbl-in">
      <thead>
        <tr>
          <th>商品</th>
          <th>所见</th>
          <th>结果</th>
          <th>谁</th>
        </tr>
      </thead>
      <tbody>
        {detail.inspection.map((unit) => (
          <tr key={`${unit.lineId}${unit.unit}`}>
            <td>{detail.lines.find(({ lineId }) => lineId === unit.lineId)?.productName}</td>
            <td>
              {FINDING_TEXTS[unit.finding]} {unit.note}
            </td>
            <td>{unit.isAccepted ? (unit.isSellable ? '通过，可再销售' : '通过，不可再销售') : '不通过'}</td>
            <td>
              {unit.inspectedBy} {formatTime(unit.inspectedAt)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <div className="row mt-2">
      {detail.inspectionImages.map(({ imageId, url }) => (
        <a key={imageId} href={url} target="_blank" rel="noreferrer">
          <img className="shot-small" src={url} alt="验货照片" />
        </a>
      ))}
    </div>
  </section>
);
