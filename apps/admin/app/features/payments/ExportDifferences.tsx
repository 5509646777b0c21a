import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';

/** The differences of the day as a file; who asked and why is recorded. */
export function ExportDifferences({ day }: { day: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" onClick={() => setIsOpen(true)}>
        <Icon name="download" size={14} />
        导出差异
      </button>
      {isOpen && (
        <ReasonDialog
          title={`导出 ${day} 的差异`}
          reasons={['与渠道核对', '交给会计', '审计']}
          action="导出 CSV"
          onClose={() => setIsOpen(false)}
          onConfirm={async (reason) => {
            const reply = await api.financeExports.differences({ day, reason });
            if (!reply.ok) return reply.refusal.message;
            window.location.assign(reply.value.path);
            return null;
          }}
        >
          <p>这一天的全部差异，连同怎么处理的。导出会留下记录。</p>
        </ReasonDialog>
      )}
    </>
  );
}
