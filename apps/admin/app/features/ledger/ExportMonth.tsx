import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';

/** The entries of a month as a file for the accountant; who asked and why is recorded. */
export function ExportMonth({ month: shown }: { month: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [month, setMonth] = useState(shown);
  return (
    <>
      <button
        type="button"
        className="btn"
        onClick={() => {
          setMonth(shown);
          setIsOpen(true);
        }}
      >
        <Icon name="download" size={14} />
        导出分录
      </button>
      {isOpen && (
        <ReasonDialog
          title="导出一个月的分录"
          reasons={['交给会计', '审计']}
          action="导出 CSV"
          onClose={() => setIsOpen(false)}
          onConfirm={async (reason) => {
            if (!/^20\d\d-\d\d$/.test(month)) return '请选一个月份';
            const reply = await api.financeExports.ledger({ month, reason });
            if (!reply.ok) return reply.refusal.message;
            window.location.assign(reply.value.path);
            return null;
          }}
        >
          <label className="row">
            月份
            <input
              className="inp"
              type="month"
              value={month}
              onChange={(event) => setMonth(event.target.value)}
            />
          </label>
          <p>每笔分录一行：日期、业务、科目、借方、贷方、单号。导出会留下记录。</p>
        </ReasonDialog>
      )}
    </>
  );
}
