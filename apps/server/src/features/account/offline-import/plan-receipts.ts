import { getFirst, getFrom } from '@huarong/core/shared';
import type { ReceiptRow, RowProblem } from './read-receipts.ts';
import type { KnownLine, NamedMember, NamedSku } from './receipts.queries.ts';

export interface PlannedLine {
  line: number;
  sku: NamedSku;
  quantity: number;
  priceFen: number;
  returned: number;
  /** What importing the line does. */
  outcome: 'new' | 'returned' | 'unchanged';
}
export interface PlannedReceipt {
  receiptNo: string;
  store: string;
  boughtAt: Date;
  member: NamedMember;
  lines: PlannedLine[];
  outcome: PlannedLine['outcome'];
}
interface ReceiptFacts {
  members: readonly NamedMember[];
  skus: readonly NamedSku[];
  known: readonly KnownLine[];
}

/** Groups rows into receipts and lists every row that contradicts known members, skus or earlier imports. */
export function planReceipts(rows: readonly ReceiptRow[], { members, skus, known }: ReceiptFacts) {
  const problems: RowProblem[] = [];
  const skuOf = new Map(skus.map((sku) => [sku.code, sku]));
  const knownOf = Map.groupBy(known, ({ receipt_no }) => receipt_no);
  const receipts = [...Map.groupBy(rows, ({ receiptNo }) => receiptNo).values()].flatMap((receiptRows) => {
    const first = getFirst(receiptRows);
    const found = members.filter(
      ({ mobile, card_number }) => mobile === first.member || card_number === first.member,
    );
    const receiptProblems = receiptRows.flatMap((row, index) => [
      ...(skuOf.has(row.skuCode) ? [] : [problemAt(row, `没有规格编码 ${row.skuCode}`)]),
      ...(isSameHead(row, first) ? [] : [problemAt(row, '同一张小票的门店、时间、会员应相同')]),
      ...(receiptRows.findIndex(({ skuCode }) => skuCode === row.skuCode) < index
        ? [problemAt(row, '同一张小票里规格重复，请合并数量')]
        : []),
    ]);
    if (found.length === 0) receiptProblems.push(problemAt(first, '没有这位会员，请核对手机号或会员卡号'));
    if (found.length > 1) receiptProblems.push(problemAt(first, '这个手机号有几个账号，请改填会员卡号'));
    const imported = knownOf.get(first.receiptNo);
    if (
      receiptProblems.length === 0 &&
      imported &&
      !isSameReceipt(imported, receiptRows, getFirst(found), skuOf)
    )
      receiptProblems.push(problemAt(first, '这张小票已经导入过，内容与这次不同'));
    problems.push(...receiptProblems);
    if (receiptProblems.length > 0) return [];
    const lines = receiptRows.map((row) => planLine(row, getFrom(skuOf, row.skuCode), imported));
    return {
      receiptNo: first.receiptNo,
      store: first.store,
      boughtAt: first.boughtAt,
      member: getFirst(found),
      lines,
      // A line of a known receipt is never new.
      outcome: lines.find(({ outcome }) => outcome !== 'unchanged')?.outcome ?? 'unchanged',
    } satisfies PlannedReceipt;
  });
  return { receipts, problems };
}

function planLine(
  { line, quantity, priceFen, returned }: ReceiptRow,
  sku: NamedSku,
  imported: readonly KnownLine[] | undefined,
): PlannedLine {
  const known = imported?.find(({ sku_id }) => sku_id === sku.id);
  const outcome = !known ? 'new' : known.returned_quantity < returned ? 'returned' : 'unchanged';
  return { line, sku, quantity, priceFen, returned, outcome };
}

const problemAt = ({ line }: ReceiptRow, text: string): RowProblem => ({ line, text });

const isSameHead = (a: ReceiptRow, b: ReceiptRow) =>
  a.store === b.store && a.member === b.member && a.boughtAt.getTime() === b.boughtAt.getTime();

/** Whether the receipt was imported with the same lines; only the returned quantity may have grown. */
function isSameReceipt(
  imported: readonly KnownLine[],
  rows: readonly ReceiptRow[],
  member: NamedMember,
  skuOf: ReadonlyMap<string, NamedSku>,
): boolean {
  const lineOf = new Map(imported.map((line) => [line.sku_id, line]));
  return (
    imported.length === rows.length &&
    getFirst(imported).member_id === member.id &&
    rows.every((row) => {
      const line = lineOf.get(getFrom(skuOf, row.skuCode).id);
      return line?.quantity === row.quantity && line.price_fen === row.priceFen;
    })
  );
}
