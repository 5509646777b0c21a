import type { ReceiptRow, RowProblem } from './read-receipts.ts';
import type { KnownLine, NamedMember, NamedSku } from './receipts.queries.ts';

export interface PlannedLine {
  sku: NamedSku;
  quantity: number;
  priceFen: number;
  returned: number;
}
export interface PlannedReceipt {
  receiptNo: string;
  store: string;
  boughtAt: Date;
  member: NamedMember;
  lines: PlannedLine[];
  isKnown: boolean;
}
interface Facts {
  members: readonly NamedMember[];
  skus: readonly NamedSku[];
  known: readonly KnownLine[];
}

/** Receipts put together from their rows, and every row that does not fit what the shop knows. */
export function planReceipts(rows: readonly ReceiptRow[], { members, skus, known }: Facts) {
  const problems: RowProblem[] = [];
  const skuOf = new Map(skus.map((sku) => [sku.code, sku]));
  const knownOf = Map.groupBy(known, ({ receipt_no }) => receipt_no);
  const receipts = [...Map.groupBy(rows, ({ receiptNo }) => receiptNo).values()].flatMap((own) => {
    const [first] = own as [ReceiptRow, ...ReceiptRow[]];
    const found = members.filter(
      ({ mobile, card_number }) => mobile === first.member || card_number === first.member,
    );
    const wrong = own.flatMap((row, index) => [
      ...(skuOf.has(row.skuCode) ? [] : [at(row, `没有规格编码 ${row.skuCode}`)]),
      ...(isSameHead(row, first) ? [] : [at(row, '同一张小票的门店、时间、会员应相同')]),
      ...(own.findIndex(({ skuCode }) => skuCode === row.skuCode) < index
        ? [at(row, '同一张小票里规格重复，请合并数量')]
        : []),
    ]);
    if (found.length === 0) wrong.push(at(first, '没有这位会员，请核对手机号或会员卡号'));
    if (found.length > 1) wrong.push(at(first, '这个手机号有几个账号，请改填会员卡号'));
    const before = knownOf.get(first.receiptNo);
    if (wrong.length === 0 && before && !isSame(before, own, found[0]!, skuOf))
      wrong.push(at(first, '这张小票已经导入过，内容与这次不同'));
    problems.push(...wrong);
    if (wrong.length > 0) return [];
    return {
      receiptNo: first.receiptNo,
      store: first.store,
      boughtAt: first.boughtAt,
      member: found[0]!,
      lines: own.map((row) => ({ ...row, sku: skuOf.get(row.skuCode)! })),
      isKnown: before !== undefined,
    } satisfies PlannedReceipt;
  });
  return { receipts, problems };
}

const at = ({ line }: ReceiptRow, text: string): RowProblem => ({ line, text });

const isSameHead = (a: ReceiptRow, b: ReceiptRow) =>
  a.store === b.store && a.member === b.member && a.boughtAt.getTime() === b.boughtAt.getTime();

/** The same file again is no change; only what came back to the store since may be more. */
function isSame(
  before: readonly KnownLine[],
  rows: readonly ReceiptRow[],
  member: NamedMember,
  skuOf: ReadonlyMap<string, NamedSku>,
): boolean {
  const lineOf = new Map(before.map((line) => [line.sku_id, line]));
  return (
    before.length === rows.length &&
    before[0]!.member_id === member.id &&
    rows.every((row) => {
      const line = lineOf.get(skuOf.get(row.skuCode)!.id);
      return line?.quantity === row.quantity && line.price_fen === row.priceFen;
    })
  );
}
