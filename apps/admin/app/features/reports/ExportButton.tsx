import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { SelectField } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';

interface ExportButtonProps {
  report: 'sales' | 'promotions' | 'returns' | 'members' | 'stock';
  from: string;
  to: string;
}

/** Starts the export of the page as it is shown, or of the orders of its period. */
export function ExportButton({ report, from, to }: ExportButtonProps) {
  const can = useCan();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const [wanted, setWanted] = useState<string>(report);
  if (!can('report:export')) return null;
  const {
    chart: _chart,
    reason: _reason,
    month: _month,
    ...input
  } = Object.fromEntries([...search].filter(([, value]) => value !== ''));
  return (
    <>
      <button type="button" className="btn btn-ink" onClick={() => setIsOpen(true)}>
        <Icon name="download" size={14} />
        导出
      </button>
      {isOpen && (
        <ReasonDialog
          title={`导出 ${from} 至 ${to}`}
          reasons={['月度核对', '交给会计', '经营分析']}
          action="开始导出"
          onClose={() => setIsOpen(false)}
          onConfirm={async (reason) => {
            const reply = await api.reports.export({
              ...input,
              from,
              to,
              report: wanted === 'orders' ? 'orders' : report,
              reason,
            });
            if (!reply.ok) return reply.refusal.message;
            await navigate('/reports/exports');
            return null;
          }}
        >
          <SelectField
            label="内容"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            options={[
              { value: report, label: '这张报表，全部行' },
              { value: 'orders', label: '这段时间下单的订单明细' },
            ]}
          />
          <p>
            文件由后台任务写好，链接 24 小时内有效，只有你能下载。不含顾客的姓名、电话和地址。导出会留下记录。
          </p>
        </ReasonDialog>
      )}
    </>
  );
}
