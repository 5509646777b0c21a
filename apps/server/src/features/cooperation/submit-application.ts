import { randomBytes, randomInt } from 'node:crypto';
import type { CooperationApplication } from '@huarong/contract/cooperation';
import { CooperationStatus } from '@huarong/core/cooperation';
import { isTaxNumber } from '@huarong/core/invoices';
import { accept, addWorkingDays, refuse, STORE, shanghaiDate, shanghaiIso } from '@huarong/core/shared';
import type { z } from 'zod';
import { readClock } from '#platform/clock';
import type { Context } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { sendMessage } from '../../integrations/messages/index.ts';
import type { CatalogueSource } from '../catalogue/index.ts';
import { verifyCode } from '../identity/index.ts';
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

/** Checks the company, the mobile and the documents, and stores the application. A brand has one open application at a time. */
export async function submitApplication(
  catalogue: CatalogueSource,
  { db, config }: Context,
  { smsCode, rToken, fileIds, consent: _, ...application }: Application,
) {
  if (!isTaxNumber(application.taxNumber)) return refuse({ code: 'tax-number-wrong' as const });
  if (!catalogue.current().categories.has(application.categoryId))
    return refuse({ code: 'category-not-found' as const });
  return transaction(db, async (tx) => {
    if (await hasOpenApplication(tx, application.taxNumber, application.brandNameCN))
      return refuse({ code: 'application-exists' as const });
    if (!(await lockUnusedFiles(tx, fileIds, unusedFileDays)))
      return refuse({ code: 'document-expired' as const });
    const verified = await verifyCode(tx, config, {
      recipient: application.mobile,
      purposes: ['cooperation'],
      code: smsCode,
      rToken,
    });
    if (!verified.ok) return verified;

    const now = await readClock(tx);
    const expectedBy = addWorkingDays(now, reviewDays);
    const receiptNo = `HZ${shanghaiDate(now).replaceAll('-', '')}${String(randomInt(1_000_000)).padStart(6, '0')}`;
    const progressKey = randomBytes(16).toString('hex');
    const isNew = await insertApplication(tx, {
      receipt_no: receiptNo,
      progress_key: progressKey,
      company: application.company,
      tax_number: application.taxNumber,
      brand_en: application.brandNameEN,
      brand_cn: application.brandNameCN,
      category_id: application.categoryId,
      authorisation: application.authorisation,
      contact: application.contact,
      mobile: application.mobile,
      email: application.email,
      intro: application.intro,
      expected_by: expectedBy,
    });
    // Another request for the same brand was stored first.
    if (!isNew) return refuse({ code: 'application-exists' as const });
    await attachFiles(tx, receiptNo, fileIds);
    await addEvent(tx, {
      receipt_no: receiptNo,
      status: CooperationStatus.Submitted,
      title: '已收到申请',
      note: `共 ${fileIds.length} 份资料，回执已发送到联系邮箱。`,
    });
    const progressLink = `/cooperation.html?progress=${progressKey}`;
    await sendReceipt(tx, config, application, { receiptNo, progressLink });
    return accept({
      receiptNo,
      statusText: statusTextOf(10),
      expectedBy: shanghaiIso(expectedBy),
      progressLink,
    });
  });
}

const sendReceipt = (
  tx: Tx,
  config: Context['config'],
  { contact, brandNameCN, email }: Pick<Application, 'contact' | 'brandNameCN' | 'email'>,
  { receiptNo, progressLink }: { receiptNo: string; progressLink: string },
) =>
  sendMessage(tx, config, {
    kind: 'email',
    isNews: true,
    to: email,
    subject: `花容品牌合作申请回执 ${receiptNo}`,
    text: `${contact}，您好：\n\n花容已收到 ${brandNameCN} 的合作申请，申请编号 ${receiptNo}。资料齐全时，${reviewDays} 个工作日内给出初审结果。\n\n申请进度：${config.publicUrl}${progressLink}\n\n花容不收取入驻费、排名费或审核加急费。`,
  });
