import { sql } from 'kysely';
import type { EvidenceShop, PrepareCase } from './evidence-case.ts';

async function insertQuestion({ db }: EvidenceShop, state: 'pending' | 'shown') {
  const sku = await db.selectFrom('sku').select('product_id').executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('question')
    .values({
      product_id: sku.product_id,
      member_id: 'asker',
      author_name: '阿圆圆',
      content: '哪个好用',
      topic: 'other',
      state,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
async function insertComment({ db }: EvidenceShop) {
  const { rows } = await sql<{ id: string }>`
    insert into comment (product_id, sku_id, author_name, stars, aspects, content, state)
    select product_id, id, '小满满', 5, '{}', '用了三天，很喜欢', 'shown' from sku limit 1 returning id`.execute(
    db,
  );
  return rows[0]?.id;
}
const communityCases: Record<string, PrepareCase> = {
  'community.decide': async (shop) => {
    const input = { kind: 'question', id: await insertQuestion(shop, 'pending'), isShown: true };
    return { input: { ...input, reason: '正常提问' }, refused: { ...input, reason: '正常提问' } };
  },
  'community.reply': async (shop) => {
    const input = { id: await insertComment(shop), text: '谢谢喜欢' };
    return { input, refused: input };
  },
  'community.answer': async (shop) => ({
    input: { id: await insertQuestion(shop, 'shown'), text: '请先咨询医生' },
    refused: { id: await insertQuestion(shop, 'pending'), text: '请先咨询医生' },
  }),
  'community.saveTemplate': () => ({
    input: { title: '道歉', text: '给您添麻烦了' },
    refused: { title: '道歉', text: '非常抱歉' },
  }),
  'community.deleteTemplate': async ({ owner }) => {
    const template = { title: '待删', text: '谢谢' };
    const { templateId } = (await owner.call('POST /admin/api/community/templates', template)).results;
    return { input: { templateId }, refused: { templateId } };
  },
};

let applications = 0;
export async function insertApplication({ db }: EvidenceShop): Promise<string> {
  const number = String(++applications).padStart(2, '0');
  const receiptNo = `HZ202611160000${number}`;
  await db
    .insertInto('cooperation')
    .values({
      receipt_no: receiptNo,
      progress_key: number.padStart(32, '0'),
      company: `上海花间${number}有限公司`,
      tax_number: `91310000MA1K3XYZ${number}`,
      brand_en: 'Huajian',
      brand_cn: `花间${number}`,
      category_id: '60002',
      authorisation: 'owner',
      contact: '陈立言',
      mobile: '13800000009',
      email: 'chen.liyan@mail.example',
      intro: '做香水二十年',
      created_at: new Date(),
    })
    .execute();
  return receiptNo;
}
const NO_APPLICATION = 'HZ20990101000001';
const cooperationCases: Record<string, PrepareCase> = {
  'cooperation.move': async (shop) => {
    const move = { isAccepted: true, reason: '资料齐全' };
    return {
      input: { receiptNo: await insertApplication(shop), ...move },
      refused: { receiptNo: NO_APPLICATION, ...move },
    };
  },
  'cooperation.requestDocument': async (shop) => ({
    input: { receiptNo: await insertApplication(shop), text: '商标注册证' },
    refused: { receiptNo: NO_APPLICATION, text: '商标注册证' },
  }),
};

/** What shoppers write, and the applications of brands. */
export const contentCases: Record<string, PrepareCase> = { ...communityCases, ...cooperationCases };
