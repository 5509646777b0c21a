import type { ReturnSummary } from '@huarong/contract/returns';
import { isGivenUp } from '@huarong/core/returns';
import { StatusTag } from '@huarong/ui';
import { ProductPicture } from '../../catalogue/index.ts';
import { returnDetailPath } from '../query/returns-query.ts';
import styles from '../returns.module.css';
import { toneOf } from '../words/status-tone.ts';
import { isNothing, shortTime, yuan } from '../words/words.ts';

/** Returns with where they stand and what comes next. */
export const ReturnTable = ({ returns }: { returns: readonly ReturnSummary[] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">商品</th>
        <th scope="col">退货单</th>
        <th scope="col" data-numeric>
          退款
        </th>
        <th scope="col">状态</th>
        <th scope="col" data-numeric>
          操作
        </th>
      </tr>
    </thead>
    <tbody>
      {returns.map((each) => (
        <tr key={each.returnId}>
          <td>
            {each.items.map((item) => (
              <div className={styles.goods} key={item.returnSkuId}>
                <span className={styles.picture}>
                  <ProductPicture path={item.skuImagePath} alt="" sizes="56px" />
                </span>
                <p>
                  {item.productName}
                  <small>
                    {item.skuName}　× {item.quantity}
                  </small>
                </p>
              </div>
            ))}
          </td>
          <td>
            {each.returnId}
            <small>
              {each.kindText}　{shortTime(each.createdAt)}
            </small>
          </td>
          <td data-numeric>{refundText(each)}</td>
          <td className={styles.standing}>
            <StatusTag tone={toneOf(each.returnStatus)}>{each.statusText}</StatusTag>
            <small>{each.nextText}</small>
          </td>
          <td data-numeric>
            <a
              className={styles.more}
              href={returnDetailPath(each.returnId)}
              aria-label={`${actionOf(each)}：退货单 ${each.returnId}`}
            >
              {actionOf(each)}
            </a>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Nothing comes back of an exchange, nor of what was given up. */
const refundText = ({ returnStatus, refundTotal }: ReturnSummary) =>
  isGivenUp(returnStatus) || isNothing(refundTotal) ? '—' : yuan(refundTotal);

const actionOf = ({ returnStatus }: ReturnSummary) => (returnStatus === 20 ? '填运单' : '查看');
