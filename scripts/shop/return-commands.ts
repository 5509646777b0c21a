import { parseArgs } from 'node:util';
import { CommandError } from '../../apps/server/src/features/catalogue-import/cli.ts';
import { refundPort } from '../../apps/server/src/features/connect-orders.ts';
import { returnStaff } from '../../apps/server/src/features/returns/index.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import {
  RETURN_KIND_TEXTS,
  RETURN_STATUS_TEXTS,
  RETURN_TABS,
  type ReturnStatus,
  reasonRule,
  returnStatusText,
} from '../../packages/core/src/returns/index.ts';
import { displayYuan, fen, shanghaiDate } from '../../packages/core/src/shared/index.ts';
import { createOutcomePrinter } from './print-outcome.ts';

export const RETURN_USAGE = `  npm run shop -- returns [processing|ended|状态码]                  查看退货
  npm run shop -- return-approve 退货单号                           通过申请
  npm run shop -- return-refuse 退货单号 [--why 说明]                拒绝申请
  npm run shop -- return-pickup 退货单号 --waybill SF1234567 [--carrier 顺丰速运] 记为上门取件
  npm run shop -- return-receive 退货单号                           记为仓库签收
  npm run shop -- return-inspect 退货单号 pass|fail [--why 说明] [--unsellable] [--waybill 换新运单号] 验货
  npm run shop -- return-refund 退货单号                            重新退款；货到付款记为已退现金`;

type Command = (db: Database, args: string[]) => Promise<string[]>;

/** The use cases of a back office for returns, as commands. */
export const returnCommands: Record<string, Command> = {
  async returns(db, [tab = 'processing']) {
    const rows = await returnStaff.listReturnsForStaff(db, { statuses: statusesOf(tab) });
    if (rows.length === 0) return ['没有这样的退货。'];
    return rows.map((row) =>
      [
        row.id,
        returnStatusText(row.status),
        shanghaiDate(row.created_at),
        RETURN_KIND_TEXTS[row.kind],
        reasonRule(row.reason).text,
        displayYuan(fen(row.refund_fen)),
        `图片 ${row.pictures} 张`,
        row.goods,
        ...(row.is_late ? ['已超过 7 天退款期限'] : []),
      ].join('  '),
    );
  },
  'return-approve': async (db, [id]) =>
    printOutcome(await returnStaff.approve(db, refundPort, given(id)), '已通过'),
  async 'return-refuse'(db, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { why: { type: 'string' } },
    });
    return printOutcome(await returnStaff.refuseReturn(db, given(positionals[0]), values.why), '已拒绝');
  },
  async 'return-pickup'(db, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { carrier: { type: 'string', default: '顺丰速运' }, waybill: { type: 'string' } },
    });
    const waybillNo = given(values.waybill);
    if (!/^[A-Za-z0-9-]{6,40}$/.test(waybillNo)) throw new CommandError('运单号应为 6 到 40 位字母或数字。');
    const parcel = { carrier: values.carrier, waybillNo };
    return printOutcome(await returnStaff.recordPickup(db, given(positionals[0]), parcel), '已记为取件');
  },
  'return-receive': async (db, [id]) =>
    printOutcome(await returnStaff.receive(db, given(id)), '已签收，待验货'),
  async 'return-inspect'(db, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        why: { type: 'string' },
        unsellable: { type: 'boolean', default: false },
        waybill: { type: 'string' },
      },
    });
    const [id, verdict] = positionals;
    if (verdict !== 'pass' && verdict !== 'fail') throw new CommandError(RETURN_USAGE);
    const result = {
      isPassed: verdict === 'pass',
      isUnsellable: values.unsellable,
      why: values.why,
      waybillNo: values.waybill,
    };
    const done = result.isPassed ? '验货通过' : '验货不通过，商品寄回';
    return printOutcome(await returnStaff.inspect(db, refundPort, given(id), result), done);
  },
  'return-refund': async (db, [id]) =>
    printOutcome(await returnStaff.retryRefund(db, refundPort, given(id)), '已发起退款'),
};

function statusesOf(tab: string): readonly ReturnStatus[] {
  if (Object.hasOwn(RETURN_TABS, tab)) return RETURN_TABS[tab as keyof typeof RETURN_TABS];
  if (!Object.hasOwn(RETURN_STATUS_TEXTS, tab)) throw new CommandError(RETURN_USAGE);
  return [Number(tab) as ReturnStatus];
}

function given(value: string | undefined): string {
  if (!value) throw new CommandError(RETURN_USAGE);
  return value;
}

const printOutcome = createOutcomePrinter({
  'return-not-found': '没有这笔退货，请核对号码。',
  'return-moved-on': '退货现在的状态不允许这样做。',
});
