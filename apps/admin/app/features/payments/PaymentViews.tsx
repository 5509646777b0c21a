import { Link } from 'react-router';

interface PaymentViewsProps {
  current: 'all' | 'late' | 'notices' | 'reconciliation' | 'refunds' | 'stuck';
  counts?: { stuck: number; refunds: number; late: number; differences: number };
}

/** The lists about payments, one beside the other. */
export function PaymentViews({ current, counts }: PaymentViewsProps) {
  const views = [
    { id: 'all', label: '支付单', to: '/payments' },
    {
      id: 'reconciliation',
      label: '对账',
      to: '/reconciliation',
      count: counts?.differences,
      isUrgent: true,
    },
    { id: 'stuck', label: '卡住的', to: '/payments?show=stuck', count: counts?.stuck, isUrgent: true },
    { id: 'refunds', label: '退款在途', to: '/payments?show=refunds', count: counts?.refunds },
    { id: 'late', label: '关闭后收款', to: '/payments?show=late', count: counts?.late },
    { id: 'notices', label: '通知记录', to: '/payments/notices' },
  ];
  return (
    <nav className="views" aria-label="支付与对账">
      {views.map(({ id, label, to, count, isUrgent }) => (
        <Link key={id} to={to} aria-current={id === current ? 'page' : undefined}>
          {label}
          {count !== undefined && (
            <span className={isUrgent && count > 0 ? 'n is-late' : 'n'}>{count.toLocaleString('en-US')}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
