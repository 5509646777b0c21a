import type { Returnable } from '@huarong/contract/returns';
import { STORE } from '@huarong/core/shared';
import { ButtonLink } from '@huarong/ui';
import { useShopNow } from '../../../platform/clock/use-shop-now.ts';
import { BundleParts, ProductPicture } from '../../catalogue/index.ts';
import { applyPath } from '../query/returns-query.ts';
import styles from '../returns.module.css';
import { daysLeft, lastDay, monthDay, shortNumber, yuan } from '../words/words.ts';

/** Goods that may be returned, each with how long. */
export const ReturnableTable = ({ lines }: { lines: readonly Returnable[] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">商品</th>
        <th scope="col">订单</th>
        <th scope="col" data-numeric>
          实付分摊
        </th>
        <th scope="col">可退到</th>
        <th scope="col" data-numeric>
          操作
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.returnSkuId}>
          <td>
            <div className={styles.goods}>
              <span className={styles.picture}>
                <ProductPicture path={line.skuImagePath} alt="" sizes="56px" />
              </span>
              <p>
                <span className={styles.brand}>
                  {line.brandNameEN} {line.brandNameCN}
                </span>
                {line.productName}
                <small>
                  {line.skuName}　{quantityText(line)}
                </small>
                <BundleParts line={line} />
              </p>
            </div>
          </td>
          <td>
            <a href={`/myOrderList/${line.orderId}`} title={line.orderId}>
              {shortNumber(line.orderId)}
            </a>
            <small>{monthDay(line.signedAt)}签收</small>
          </td>
          <td data-numeric>{yuan(line.paidShare)}</td>
          <Until line={line} />
          <td data-numeric>
            <ButtonLink
              href={applyPath(line.subOrderId, line.returnSkuId)}
              size="sm"
              kind={isPlain(line) ? 'line' : 'soft'}
              aria-label={`${isPlain(line) ? '申请退货' : '质量问题'}：${line.productName}`}
            >
              {isPlain(line) ? '申请退货' : '质量问题'}
            </ButtonLink>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const isPlain = ({ reasons }: Returnable) => reasons.some(({ reason }) => reason === 1);

const quantityText = ({ quantity, bought }: Returnable) =>
  quantity === bought ? `可退 ${quantity} 件` : `可退 ${quantity} 件，${bought - quantity} 件已申请`;

/** Near its end a window is told in red: then it is about money. */
const SOON_DAYS = 2;
function Until({ line }: { line: Returnable }) {
  const now = useShopNow();
  const { returnDays, faultDays } = STORE.orders;
  if (line.exception !== undefined)
    return (
      <td className={styles.quiet}>
        {line.exception}
        <small>质量问题或过敏可到 {lastDay(line.qualityUntil)}</small>
      </td>
    );
  if (!isPlain(line))
    return (
      <td>
        {lastDay(line.qualityUntil)}
        <small>
          已过 {returnDays} 天，质量问题或过敏 {faultDays} 天内可退
        </small>
      </td>
    );
  const left = now && daysLeft(line.returnableUntil!, now);
  return (
    <td>
      <span data-soon={(left !== null && left !== '' && left <= SOON_DAYS) || undefined}>
        {lastDay(line.returnableUntil!)}
      </span>
      <small>
        {now && `还剩 ${left} 天；`}质量问题或过敏可到 {lastDay(line.qualityUntil)}
      </small>
    </td>
  );
}
