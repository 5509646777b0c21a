import type { InvoiceDetail } from '@huarong/contract/invoices';
import { InvoiceType } from '@huarong/core/invoices';
import { amountText, momentText } from '../../account/index.ts';
import styles from './InvoiceDocument.module.css';

/** The content of the invoice document, also before it is issued. */
export const InvoiceDocument = ({ invoice }: { invoice: InvoiceDetail }) => (
  <div className={styles.document}>
    <h3>
      电子发票（{invoice.invoiceType === InvoiceType.Special ? '增值税专用发票' : '普通发票'}）
      {invoice.colour === 'red' && '　红字'}
    </h3>
    <p className={styles.facts}>
      <span>发票号码：{invoice.invoiceNumber ?? '开具后生成'}</span>
      <span>
        {invoice.issuedAt
          ? `开票时间：${momentText(invoice.issuedAt)}`
          : `申请时间：${momentText(invoice.requestedAt)}`}
      </span>
    </p>
    <dl className={styles.parties}>
      <div>
        <dt>购买方</dt>
        <dd>{invoice.title}</dd>
        <dd>{invoice.taxNumber ?? '—'}</dd>
      </div>
      <div>
        <dt>销售方</dt>
        <dd>{invoice.seller.name}</dd>
        <dd>{invoice.seller.taxNumber}</dd>
      </div>
    </dl>
    <InvoiceLines invoice={invoice} />
    <p className={styles.foot}>
      <span>价税合计（大写）：{invoice.amountInWords}</span>
      <b>（小写）{amountText(invoice.amount)}</b>
    </p>
    <p>备注：{invoice.remark}</p>
  </div>
);

const InvoiceLines = ({ invoice: { lines, netTotal, taxTotal } }: { invoice: InvoiceDetail }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">项目名称</th>
        <th scope="col">规格</th>
        <th scope="col" data-figure>
          数量
        </th>
        <th scope="col" data-figure>
          单价
        </th>
        <th scope="col" data-figure>
          金额
        </th>
        <th scope="col" data-figure>
          税率
        </th>
        <th scope="col" data-figure>
          税额
        </th>
      </tr>
    </thead>
    <tbody>
      {[...lines.entries()].map(([index, line]) => (
        <tr key={index}>
          <td>{line.name}</td>
          <td>{line.specification}</td>
          <td data-figure>{line.quantity}</td>
          <td data-figure>{line.unitPrice}</td>
          <td data-figure>{line.amount}</td>
          <td data-figure>{line.taxRate}</td>
          <td data-figure>{line.tax}</td>
        </tr>
      ))}
      <tr>
        <td colSpan={4}>合计</td>
        <td data-figure>{amountText(netTotal)}</td>
        <td />
        <td data-figure>{amountText(taxTotal)}</td>
      </tr>
    </tbody>
  </table>
);
