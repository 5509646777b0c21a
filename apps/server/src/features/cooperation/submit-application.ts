import { randomBytes, randomInt } from 'node:crypto';
import type { CooperationApplication } from '@huarong/contract/cooperation';
import { isTaxNumber } from '@huarong/core/invoices';
import { accept, refuse, STORE, shanghaiDate, shanghaiIso } from '@huarong/core/shared';
import type { z } from 'zod';
import { readClock } from '#platform/clock';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import { postMessage } from '../../integrations/messages/index.ts';
import type { CatalogueSource } from '../catalogue/index.ts';
import { useCode } from '../identity/index.ts';
import {
  addEvent,
  attachFiles,
  hasOpenApplication,
  insertApplication,
  lockUnusedFiles,
} from './cooperation.queries.ts';
import { statusTextOf } from './progress-steps.ts';

type Application = z.output<typeof CooperationApplication>;
const { reviewDays, unusedFileDays } = STORE.cooperation;
const DAY_MS = 86_400_000;

/** Takes an application in: proved mobile, checked company, one open application of a brand, papers that were sent for it. */
export async function apply(
  catalogue: CatalogueSource,
  { db, config }: Context,
  { smsCode, rToken, fileIds, consent: _, ...given }: Application,
) {
  if (!isTaxNumber(given.taxNumber)) return refuse({ code: 'tax-number-wrong' as const });
  if (!catalogue.current().categories.has(given.categoryId))
    return refuse({ code: 'category-not-found' as const });
  return transaction(db, async (tx) => {
    if (await hasOpenApplication(tx, given.taxNumber, given.brandNameCN))
      return refuse({ code: 'application-exists' as const });
    if (!(await lockUnusedFiles(tx, fileIds, unusedFileDays)))
      return refuse({ code: 'document-expired' as const });
    const proved = await useCode(tx, config, {
      recipient: given.mobile,
      purposes: ['cooperation'],
      code: smsCode,
      rToken,
    });
    if (!proved.ok) return proved;

    const now = await readClock(tx);
    const expectedBy = new Date(now.getTime() + reviewDays * DAY_MS);
    const receiptNo = `HZ${shanghaiDate(now).replaceAll('-', '')}${String(randomInt(1_000_000)).padStart(6, '0')}`;
    const progressKey = randomBytes(16).toString('hex');
    const isNew = await insertApplication(tx, {
      receipt_no: receiptNo,
      progress_key: progressKey,
      company: given.company,
      tax_number: given.taxNumber,
      brand_en: given.brandNameEN,
      brand_cn: given.brandNameCN,
      category_id: given.categoryId,
      authorisation: given.authorisation,
      contact: given.contact,
      mobile: given.mobile,
      email: given.email,
      intro: given.intro,
      expected_by: expectedBy,
    });
    // Somebody of the same company was a moment faster.
    if (!isNew) return refuse({ code: 'application-exists' as const });
    await attachFiles(tx, receiptNo, fileIds);
    await addEvent(tx, {
      receipt_no: receiptNo,
      status: 10,
      title: '已收到申请',
      note: `共 ${fileIds.length} 份资料，回执已发送到联系邮箱。`,
    });
    const progressLink = `/cooperation.html?progress=${progressKey}`;
    await postMessage(tx, config, {
      kind: 'email',
      isNews: true,
      to: given.email,
      subject: `花容品牌合作申请回执 ${receiptNo}`,
      text: `${given.contact}，您好：\n\n花容已收到 ${given.brandNameCN} 的合作申请，申请编号 ${receiptNo}。资料齐全时，${reviewDays} 个工作日内给出初审结果。\n\n申请进度：${config.publicUrl}${progressLink}\n\n花容不收取入驻费、排名费或审核加急费。`,
    });
    return accept({
      receiptNo,
      statusText: statusTextOf(10),
      expectedBy: shanghaiIso(expectedBy),
      progressLink,
    });
  });
}
