import { STORE } from '../shared/index.ts';

/** A presale as staff write it; times in milliseconds. */
export interface PresaleTerms {
  readonly priceFen: number;
  readonly depositFen: number;
  /** What the deposit is worth in the balance: 定金 50 抵 100. */
  readonly depositWorthFen: number;
  readonly depositFrom: number;
  readonly depositUntil: number;
  readonly balanceFrom: number;
  readonly balanceUntil: number;
  readonly shipsBy: number;
  readonly quota: number | null;
  readonly perShopper: number | null;
}

export interface PresaleCheck {
  readonly label: string;
  readonly isOk: boolean;
  /** True: the presale cannot be saved. False: worth a thought. */
  readonly isRequired: boolean;
}

/** The limits of the law and of common sense, one by one, as the page lists them. */
export function presaleChecks(terms: PresaleTerms): PresaleCheck[] {
  const { priceFen, depositFen, depositWorthFen } = terms;
  const percent = STORE.presale.maxDepositPercent;
  const share = priceFen > 0 ? (depositFen * 100) / priceFen : 0;
  const required = (label: string, isOk: boolean) => ({ label, isOk, isRequired: true });
  return [
    required('价格与定金大于 0', priceFen > 0 && depositFen > 0),
    required(`定金占 ${share.toFixed(1)} %，不超过 ${percent} %`, depositFen * 100 <= priceFen * percent),
    required(
      '定金抵的金额不少于定金，不超过价格',
      depositWorthFen >= depositFen && depositWorthFen <= priceFen,
    ),
    required('付定金的结束晚于开始', terms.depositFrom < terms.depositUntil),
    required('付尾款在付定金结束之后开始', terms.depositUntil <= terms.balanceFrom),
    required('付尾款的结束晚于开始', terms.balanceFrom < terms.balanceUntil),
    required('发货不早于付尾款开始', terms.shipsBy >= terms.balanceFrom),
    required(
      '每人限购不超过总份数',
      terms.quota === null || terms.perShopper === null || terms.perShopper <= terms.quota,
    ),
    { label: '设了总份数', isOk: terms.quota !== null, isRequired: false },
    { label: '设了每人限购', isOk: terms.perShopper !== null, isRequired: false },
  ];
}
