import { CommandError } from '../../apps/server/src/features/catalogue-import/cli.ts';
import {
  isCooperationStatus,
  listApplications,
  listDocumentLinks,
  moveApplication,
  requestDocument,
  statusTextOf,
} from '../../apps/server/src/features/cooperation/index.ts';
import { readConfig } from '../../apps/server/src/platform/config/index.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { shanghaiDate } from '../../packages/core/src/shared/index.ts';
import { createOutcomePrinter } from './print-outcome.ts';

export const COOPERATION_USAGE = `  npm run shop -- applications                                      查看品牌合作申请
  npm run shop -- application-move 申请编号 20|30|40|50|90 说明        通过一步，或不通过（90）
  npm run shop -- application-want 申请编号 说明                       要求补交资料
  npm run shop -- application-files 申请编号                          资料的下载链接，15 分钟内有效`;

const printOutcome = createOutcomePrinter({
  'application-not-found': '没有这份申请，请核对编号。',
  'application-moved-on': '申请现在的状态不允许这样做。',
});

export const cooperationCommands = {
  async applications(db: Database) {
    const rows = await listApplications(db);
    if (rows.length === 0) return ['还没有申请。'];
    return rows.map(
      (row) =>
        `${row.receipt_no}  ${statusTextOf(row.status)}${row.wanted ? '（待补资料）' : ''}  ${shanghaiDate(row.created_at)}  ${row.brand_en} ${row.brand_cn}  ${row.company}  ${row.contact} ${row.mobile}`,
    );
  },
  async 'application-move'(db: Database, [receiptNo = '', status = '', ...lines]: string[]) {
    const to = Number(status);
    if (!isCooperationStatus(to) || lines.length === 0) throw new CommandError(COOPERATION_USAGE);
    return printOutcome(await moveApplication(db, { receiptNo, to, note: lines.join(' ') }), '已记录');
  },
  async 'application-files'(db: Database, [receiptNo = '']: string[]) {
    const read = readConfig(process.env);
    if (!read.ok) throw new CommandError(read.problems.join('\n'));
    const links = await listDocumentLinks(db, read.config.secret, receiptNo);
    if (links.length === 0) throw new CommandError('没有这份申请，或它没有资料。');
    return links.map((link) => `${read.config.publicUrl}${link}`);
  },
  async 'application-want'(db: Database, [receiptNo = '', ...lines]: string[]) {
    if (lines.length === 0) throw new CommandError(COOPERATION_USAGE);
    return printOutcome(await requestDocument(db, { receiptNo, text: lines.join(' ') }), '已通知补交');
  },
};
