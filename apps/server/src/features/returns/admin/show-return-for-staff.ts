import {
  ENDED_WITHOUT_REFUND,
  isReturnOpen,
  RECALL_REASON,
  type ReasonRule,
  ReturnKind,
  ReturnStatus,
  reasonRule,
  returnStatusText,
} from '@huarong/core/returns';
import { getAt, getFirst, getFrom } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { memberIdOfOwner, type Owner } from '#platform/context';
import type { Database } from '#platform/database';
import { type LoadedOrder, listOrders, loadOrder, returnExceptionOf } from '../../orders/index.ts';
import { readSetting } from '../../settings/index.ts';
import { listImageIds } from '../images/image.queries.ts';
import { type ImageSize, signedImageUrl } from '../images/signed-image-url.ts';
import type { ReturnPorts } from '../ports.ts';
import { calculateRefund, unitsByLine } from '../process/calculate-refund.ts';
import { type ReturnRow, type ReturnUnitRow, reasonKeyOf } from '../return-rows.ts';
import { findAnyReturn, listReturnUnits } from '../returns.queries.ts';
import { titleOf } from '../show/present-return.ts';
import { listReturnsByTab } from './list-returns.queries.ts';
import { presentListedReturn } from './present-listed-return.ts';
import {
  findCashDue,
  findOpenCashApproval,
  type HistoryRow,
  listEarlierDecisions,
  listHistory,
  listInspection,
  listInspectionImageIds,
  listRecentReturns,
} from './return-detail.queries.ts';
import { windowOf } from './return-period.ts';

interface Deps {
  db: Database;
  secret: string;
  ports: ReturnPorts;
}

/** Everything that staff need to decide one return; null when there is none. */
export async function showReturnForStaff({ db, secret, ports }: Deps, returnId: string) {
  const row = await findAnyReturn(db, returnId);
  const listed = (await listReturnsByTab(db, { tab: 'open', q: returnId }, { size: 5 })).find(
    ({ id }) => id === row?.id,
  );
  if (!row || !listed) return null;
  const loaded = await loadOrder(db, getFirst(await listOrders(db, [row.order_id])));
  const units = await listReturnUnits(db, [row.id]);
  const lines = linesOf(loaded, units, ports.imageOf);
  const owner = loaded.order.owner as Owner;
  const now = await readClock(db);
  const imagesOf = (ids: readonly string[], size: ImageSize) =>
    ids.map((imageId) => ({ imageId, url: signedImageUrl(secret, imageId, now, size) }));
  const cashFen = await findCashDue(db, { orderId: row.order_id, reasonKey: reasonKeyOf(row.id) });
  const approvalId = await findOpenCashApproval(db, row.id);
  return {
    ...presentListedReturn(listed, ports.imageOf),
    description: row.description,
    sendBack: row.send_back,
    carrier: row.carrier,
    carriers: (await readSetting(db, 'carriers')).returnCarriers.map(({ name }) => name),
    isRefundedInstead: row.is_refunded_instead,
    note: row.note,
    images: imagesOf(await listImageIds(db, row.id), 'small'),
    lines,
    ...windowOf(loaded, row),
    rules: rulesOf(loaded, row, units),
    rule: ruleOf(row),
    refund: await refundOf(db, ports, loaded, row, units),
    member: {
      memberId: memberIdOfOwner(owner),
      returns: (await listRecentReturns(db, owner, row.id)).map((each) => ({
        returnId: each.id,
        createdAt: each.created_at.toISOString(),
        reasonText: reasonRule(each.reason).text,
        statusText: returnStatusText(each.status),
        refundFen: each.refund_fen,
      })),
    },
    earlierDecisions: (
      await listEarlierDecisions(db, [...new Set(lines.map(({ productId }) => productId))], row.id)
    ).map(({ reason, ...counts }) => ({ reasonText: reasonRule(reason).text, ...counts })),
    inspection: (await listInspection(db, row.id)).map((each) => ({
      lineId: each.order_line_id,
      unit: each.unit,
      finding: each.finding,
      isAccepted: each.is_accepted,
      isSellable: each.is_sellable,
      note: each.note,
      inspectedBy: each.staff_name,
      inspectedAt: each.inspected_at.toISOString(),
    })),
    inspectionImages: imagesOf(await listInspectionImageIds(db, row.id), 'whole'),
    cash:
      cashFen > 0
        ? { amountFen: cashFen, approvalId: approvalId === null ? null : String(approvalId) }
        : null,
    history: (await listHistory(db, row.id)).map(presentStep),
  };
}

function linesOf(
  { subOrders }: LoadedOrder,
  units: readonly ReturnUnitRow[],
  imageOf: ReturnPorts['imageOf'],
) {
  const own = unitsByLine(units);
  return subOrders
    .flatMap(({ lines }) => lines)
    .filter(({ id }) => own.has(id))
    .map((line) => {
      const numbers = getFrom(own, line.id);
      return {
        lineId: line.id,
        skuId: line.sku_id,
        productId: line.product_id,
        productName: line.snapshot.productName,
        brandName: line.snapshot.brandNameCN || line.snapshot.brandNameEN,
        skuName: line.snapshot.skuName,
        imagePath: imageOf(line.sku_id) ?? line.snapshot.skuImagePath,
        isGift: line.kind === 'gift',
        bought: line.quantity,
        unitPriceFen: line.unit_price_fen,
        paidFen: numbers.reduce((total, unit) => total + getAt(line.unit_shares, unit).paid, 0),
        units: [...numbers],
      };
    });
}

const ruleOf = ({ reason }: ReturnRow): Pick<ReasonRule, 'isFault' | 'isSellable'> => {
  const { isFault, isSellable } = reasonRule(reason);
  return { isFault, isSellable };
};

/** The rules that apply to this return, in words. */
function rulesOf(
  { order, subOrders, times }: LoadedOrder,
  row: ReturnRow,
  units: readonly ReturnUnitRow[],
): string[] {
  const rule = reasonRule(row.reason);
  const own = new Set(units.map(({ order_line_id }) => order_line_id));
  const exceptions = subOrders
    .flatMap(({ lines }) => lines)
    .filter(({ id }) => own.has(id))
    .flatMap((line) => returnExceptionOf(order, line) ?? []);
  const { returnDays, faultDays } = times;
  return [
    row.reason === RECALL_REASON
      ? '召回的批次，在召回写明的天数内可退'
      : rule.isQuality
        ? `${rule.text}：签收次日起 ${faultDays} 天内可退，须有照片`
        : `签收次日起 ${returnDays} 天内可退`,
    rule.isFault ? '退货邮费由花容承担，赠品不用退回' : '退货邮费由顾客承担，不再满足条件的赠品须退回或折价',
    rule.isSellable ? '完好的商品可以再次销售' : '退回的商品不再销售',
    ...new Set(exceptions),
  ];
}

/** Until the refund starts, what it would be now; after that, what it is. */
async function refundOf(
  db: Database,
  { refunds }: ReturnPorts,
  loaded: LoadedOrder,
  row: ReturnRow,
  units: readonly ReturnUnitRow[],
) {
  const names = new Map(
    loaded.subOrders.flatMap(({ lines }) => lines).map(({ id, snapshot }) => [id, snapshot.productName]),
  );
  const isPlanned =
    isReturnOpen(row.status) && !STARTED.includes(row.status) && row.kind !== ReturnKind.Exchange;
  const planned = isPlanned ? await calculateRefund(db, refunds, loaded, row, unitsByLine(units)) : null;
  const totalFen = planned?.amountFen ?? row.refund_fen;
  const hasRefund = totalFen > 0 && !ENDED_WITHOUT_REFUND.some((ended) => ended === row.status);
  return {
    goodsFen: planned?.refund.goodsFen ?? row.goods_fen,
    promotionFen: planned?.refund.promotionFen ?? row.promotion_fen,
    couponFen: planned?.refund.couponFen ?? row.coupon_fen,
    pointsFen: planned?.refund.pointsFen ?? row.points_fen,
    giftFen: planned?.refund.giftFen ?? row.gift_fen,
    freightFen: planned?.refund.freightFen ?? row.freight_fen,
    totalFen,
    pointsBack: planned?.refund.pointsBack ?? row.points_back,
    pointsTaken: planned?.pointsTaken ?? row.points_taken,
    isCouponBack: planned?.isCouponBack ?? row.is_coupon_back,
    giftsDue: (planned?.refund.giftsDue ?? []).map(({ lineId, quantity, comingBack, valueFen }) => ({
      name: getFrom(names, lineId),
      quantity,
      comingBack,
      valueFen,
    })),
    tenders: hasRefund
      ? (
          await refunds.refundTenders(db, {
            orderId: row.order_id,
            amountFen: totalFen,
            reasonKey: reasonKeyOf(row.id),
          })
        ).map(({ name, cardTail, amount, state }) => ({
          name: cardTail === undefined ? name : `${name} 尾号 ${cardTail}`,
          amountFen: Math.round(Number(amount) * 100),
          state,
        }))
      : [],
  };
}
const STARTED: readonly ReturnStatus[] = [ReturnStatus.Refunding, ReturnStatus.RefundFailed];

const BY_SHOPPER: readonly ReturnStatus[] = [
  ReturnStatus.AwaitingReview,
  ReturnStatus.InTransit,
  ReturnStatus.Withdrawn,
];
const presentStep = ({ id, to, note, at, made_by, staff_name }: HistoryRow) => ({
  id: String(id),
  at: at.toISOString(),
  title: titleOf(to),
  note,
  by:
    made_by !== null
      ? ('staff' as const)
      : BY_SHOPPER.includes(to)
        ? ('shopper' as const)
        : ('system' as const),
  name: made_by === null ? null : (staff_name ?? '命令行'),
});
