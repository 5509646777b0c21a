import { api } from '../../platform/api/index.ts';
import { formatFen } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import type { InvoiceDetail } from './types.ts';

const CODES = { 开票有误: 'wrong', 顾客不要发票: 'unwanted' } as const;

/** A red invoice over the whole amount. */
export const ReverseDialog = ({
  invoice,
  onClose,
  onDone,
}: {
  invoice: InvoiceDetail;
  onClose: () => void;
  onDone: () => void;
}) => (
  <ReasonDialog
    title="红冲发票"
    reasons={Object.keys(CODES)}
    action={`红冲 ${formatFen(invoice.amountFen)}`}
    isDanger
    onClose={onClose}
    onConfirm={async (reason) => {
      const code = reason.startsWith('顾客不要发票') ? CODES.顾客不要发票 : CODES.开票有误;
      const reply = await api.invoices.reverse({ invoiceId: invoice.invoiceId, code, reason });
      if (!reply.ok) return reply.refusal.message;
      onDone();
      return null;
    }}
  >
    <p>开一张同样金额的红字发票。选「顾客不要发票」不再开新的；其他原因按现在的实收重开一张。</p>
  </ReasonDialog>
);
