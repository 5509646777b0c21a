import { checkTaxNumber } from '../../invoices/index.ts';
import { defineGroup, type GroupValues } from '../group.ts';

export const INVOICE_SELLER_SETTINGS = defineGroup({
  name: '开票方',
  note: '已经开出的发票不变，它们的红字发票也用当时的开票方',
  fields: {
    name: {
      kind: 'text',
      label: '销售方名称',
      effect: '发票上的销售方，与营业执照一致',
      maxLength: 60,
      default: '花容（上海）化妆品零售有限公司',
    },
    taxNumber: {
      kind: 'text',
      label: '统一社会信用代码',
      effect: '发票上的销售方税号',
      maxLength: 18,
      default: '91310000MA0000000Y',
      findProblem: (text) => {
        const { kind, text: problem } = checkTaxNumber(text);
        return kind === 'right' ? null : problem;
      },
    },
  },
});
export type InvoiceSellerSettings = GroupValues<typeof INVOICE_SELLER_SETTINGS>;
