import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { SelectField } from '../../ui/Field.tsx';
import { saveFile } from '../../ui/file/table-file.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';

interface ExportReactionsProps {
  months: readonly string[];
  month: string;
  onClose: () => void;
}

/** The file of a month for the authority. */
export function ExportReactions({ months, month: first, onClose }: ExportReactionsProps) {
  const [month, setMonth] = useState(first);
  return (
    <ReasonDialog
      title="按月导出不良反应"
      reasons={['上报监管部门', '内部核对']}
      action="导出 CSV"
      onClose={onClose}
      onConfirm={async (reason) => {
        const reply = await api.reactions.export({ month, reason });
        if (!reply.ok) return reply.refusal.message;
        saveFile(`adverse-reactions-${month}.csv`, reply.value.csv);
        return null;
      }}
    >
      <SelectField
        label="月份"
        options={months.map((each) => ({ value: each, label: each }))}
        value={month}
        onChange={(event) => setMonth(event.target.value)}
      />
      <p>不含姓名、手机号和订单号；症状照顾客或员工所写，请先看过。导出会记入操作日志。</p>
    </ReasonDialog>
  );
}
