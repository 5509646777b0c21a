import { orderIdOf } from '@huarong/core/orders';

/** What an entry of the audit log is about, in words. */
export const SUBJECT_LABELS: Readonly<Record<string, string>> = {
  order: '订单',
  'sub-order': '子订单',
  parcel: '包裹',
  return: '退换货',
  refund: '退款',
  product: '商品',
  sku: '规格',
  member: '会员',
  comment: '评价',
  'follow-up': '追评',
  question: '提问',
  answer: '回答',
  post: '晒单',
  report: '举报',
  cooperation: '合作申请',
  staff: '员工',
  role: '角色',
  session: '会话',
  approval: '审批',
  'bulk-run': '批次',
  stocktake: '盘点',
  'change-set': '改动单',
  media: '图片',
  'import-file': '导入文件',
  brand: '品牌',
  category: '分类',
  term: '词表',
  'pick-list': '拣货单',
  'receipt-file': '门店小票文件',
  presale: '预售',
  'coupon-offer': '优惠券',
  'coupon-batch': '券码',
  'coupon-issue': '发券',
  'marketing-send': '营销发送',
  'saved-view': '视图',
  'search-words': '搜索词',
  'search-pin': '搜索置顶',
  claim: '认领',
  job: '任务',
  event: '事件',
  setting: '设置',
  'reply-template': '回复模板',
  export: '导出',
  console: '命令行',
};
export const OUTCOMES = {
  done: { label: '完成', className: 'st st-ok' },
  refused: { label: '未成', className: 'st st-hold' },
  forbidden: { label: '被拒', className: 'st st-bad' },
} as const;

/** Where the subject of an entry can be opened. */
export function subjectPath(kind: string, id: string): string | null {
  if (id === 'new') return null;
  const pages: Record<string, string> = {
    order: `/orders/${id}`,
    'sub-order': `/orders/${orderIdOf(id)}`,
    return: `/returns/${id}`,
    product: `/products/${id}`,
    sku: `/stock/${id}`,
    member: `/members/${id}`,
    cooperation: `/cooperation/${id}`,
    staff: `/staff/${id}`,
    role: `/roles/${id}`,
    approval: `/approvals/${id}`,
    'change-set': `/changes/${id}`,
    stocktake: `/stock/takes/${id}`,
    media: `/media?image=${id}`,
    'import-file': `/import/${id}`,
    brand: `/brands/${id}`,
    category: `/categories/${id}`,
    term: `/terms/${id}`,
  };
  return pages[kind] ?? null;
}
