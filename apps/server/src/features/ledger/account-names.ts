type Side = 'debit' | 'credit';
interface AccountName {
  account: string;
  label: string;
  side: Side;
}

/** Accounts that stand for many: one for each order, one for each stored card. */
const FAMILIES: Readonly<Record<string, { label: string; one: string; side: Side }>> = {
  order: { label: '订单收款 减退款', one: '订单', side: 'credit' },
  card: { label: '储值卡 未用余额', one: '储值卡', side: 'credit' },
};

interface Group {
  label: string;
  side: Side;
  accounts: Readonly<Record<string, string>>;
}
const GROUPS: readonly Group[] = [
  {
    label: '资产',
    side: 'debit',
    accounts: {
      'bank:alipay': '应收渠道 支付宝',
      'bank:wechat': '应收渠道 微信支付',
      'cash:cod': '应收货到付款',
      'bank:transfer': '银行账户 转账',
      'cards-issued': '售出的储值卡',
    },
  },
  {
    label: '负债',
    side: 'credit',
    accounts: {
      card: '储值卡 未用余额',
      'compensation-due': '待付的加倍定金',
      unapplied: '关闭后收款 待处理',
    },
  },
  { label: '收入', side: 'credit', accounts: { order: '订单收款 减退款', sales: '门店消费' } },
  { label: '支出', side: 'debit', accounts: { compensation: '加倍定金', 'refund-differences': '退款差异' } },
];
const OTHERS = '其他';
export const GROUP_LABELS: readonly string[] = [...GROUPS.map(({ label }) => label), OTHERS];

export const groupOf = (family: string): string =>
  GROUPS.find(({ accounts }) => family in accounts)?.label ?? OTHERS;

/** `order` for `order:2026…`; any other account is its own line. */
export function familyOf(account: string): string {
  const prefix = account.split(':', 1)[0] ?? '';
  return Object.hasOwn(FAMILIES, prefix) ? prefix : account;
}
export const isFamily = (account: string): boolean => Object.hasOwn(FAMILIES, account);

/** 应收渠道 支付宝, 订单 202611150000000001. An account that nobody has named is shown by itself. */
export function nameAccount(account: string): AccountName {
  const family = FAMILIES[familyOf(account)];
  if (family && account.includes(':'))
    return { account, label: `${family.one} ${account.slice(account.indexOf(':') + 1)}`, side: family.side };
  const group = GROUPS.find(({ accounts }) => Object.hasOwn(accounts, account));
  return { account, label: group?.accounts[account] ?? account, side: group?.side ?? 'debit' };
}

/** The order of lines within a group. */
export const positionOf = (family: string): number => {
  const accounts = GROUPS.flatMap((group) => Object.keys(group.accounts));
  const at = accounts.indexOf(family);
  return at === -1 ? accounts.length : at;
};

const KINDS: Readonly<Record<string, string>> = {
  payment: '收款',
  cash: '货到付款收款',
  refund: '退款',
  'refund-corrected': '按账单更正退款',
  'card-issued': '售出储值卡',
  'card-replaced': '换卡',
  'deposit-double': '应付加倍定金',
  'deposit-double-paid': '付出加倍定金',
};
export const kindText = (kind: string): string => KINDS[kind] ?? kind;
