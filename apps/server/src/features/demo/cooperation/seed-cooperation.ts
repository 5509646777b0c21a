import { CooperationStatus } from '@huarong/core/cooperation';
import { addWorkingDays, STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { type Database, insertRows, transaction } from '#platform/database';

const RECEIPT_NO = 'HZ20261101000001';

/** Seeds one application of a brand that waits for its review. */
export const seedCooperation = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-cooperation'))`.execute(tx);
    if (await tx.selectFrom('cooperation').select('receipt_no').limit(1).executeTakeFirst()) return;
    const now = await readClock(tx);
    const category = await tx.selectFrom('category').select('id').orderBy('id').limit(1).executeTakeFirst();
    await insertRows(tx, 'cooperation', [
      {
        receipt_no: RECEIPT_NO,
        progress_key: '0'.repeat(32),
        company: '上海木槿化妆品有限公司',
        tax_number: '91310104MA1FR00042',
        brand_en: 'MUJIN',
        brand_cn: '木槿',
        category_id: category?.id ?? '60001',
        authorisation: 'owner',
        contact: '周予安',
        mobile: '13800000042',
        email: 'brand@mujin.example',
        intro: '植物护肤品牌，成立八年，主打敏感肌修护，现有 24 个备案产品。',
        status: CooperationStatus.Submitted,
        expected_by: addWorkingDays(now, STORE.cooperation.reviewDays),
        created_at: now,
      },
    ]);
    await insertRows(tx, 'cooperation_event', [
      {
        receipt_no: RECEIPT_NO,
        status: CooperationStatus.Submitted,
        title: '已收到申请',
        note: '共 0 份资料，回执已发送到联系邮箱。',
        at: now,
      },
    ]);
  });
