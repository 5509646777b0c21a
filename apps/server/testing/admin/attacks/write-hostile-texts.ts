import { cooperationAdminRoutes } from '@huarong/contract/admin/cooperation';
import { membersRoutes } from '@huarong/contract/admin/members';
import { ordersAdminRoutes } from '@huarong/contract/admin/orders';
import { staffRoutes } from '@huarong/contract/admin/staff';
import { pathOf } from '@huarong/contract/kit';
import { hostilePayloads } from '../../../../../e2e/hostile-payloads.ts';
import { createOrder } from '../../../src/features/orders/admin/testing/create-order.ts';
import { type AttackResult, resultOf } from '../../attack/attack.ts';
import { insertApplication } from '../evidence/content-cases.ts';
import { type EvidenceShop, REASON } from '../evidence/evidence-case.ts';

/**
 * Texts that run in a page which forgets to show them as text, in notes, names, addresses and file names. An answer holds
 * them as JSON that no browser takes for a page; that the pages show them as text is a journey's business.
 */
export async function writeHostileTexts(shop: EvidenceShop, everyNth: number): Promise<AttackResult> {
  const { db, owner, admin } = shop;
  const { orderId, memberId } = await createOrder(db);
  const receiptNo = await insertApplication(shop);
  const attempts: { what: string; isHeld: boolean }[] = [];
  const texts = hostilePayloads.filter((_, index) => index % everyNth === 0);
  for (const [index, text] of texts.entries()) {
    const order = (await createOrder(db)).orderId;
    const writes: [string, Record<string, unknown>][] = [
      [ordersAdminRoutes.addNote, { orderId, text }],
      [membersRoutes.addNote, { memberId, text }],
      [cooperationAdminRoutes.requestDocument, { receiptNo, text }],
      [
        staffRoutes.invite,
        { login: `hostile-${index}@test.demo`, name: text.slice(0, 30), roleIds: ['CONTENT'] },
      ],
      [
        ordersAdminRoutes.changeAddress,
        {
          orderId: order,
          name: text.slice(0, 25),
          mobile: '13811112222',
          districtCode: '330106',
          address: text,
          reason: REASON,
        },
      ],
      [
        ordersAdminRoutes.applyShipFile,
        {
          fileName: text.slice(0, 120),
          rows: [{ line: 1, order: text.slice(0, 60), carrier: text.slice(0, 40), waybillNo: 'x' }],
        },
      ],
    ];
    for (const [route, input] of writes) {
      const { status } = await owner.call(route, input);
      attempts.push({ what: `${route} failed over ${text}`, isHeld: status < 500 });
    }
  }
  const readings = [
    pathOf(ordersAdminRoutes.detail).replace('{orderId}', orderId),
    pathOf(membersRoutes.detail).replace('{memberId}', memberId),
    pathOf(cooperationAdminRoutes.detail).replace('{receiptNo}', receiptNo),
    pathOf(staffRoutes.list),
    pathOf(ordersAdminRoutes.list),
  ];
  for (const url of readings) {
    const { headers, statusCode } = await admin.inject({
      url,
      headers: { 'sec-fetch-site': 'same-origin', cookie: owner.cookie() },
    });
    const isJson = String(headers['content-type']).startsWith('application/json');
    const isHeld = isJson && headers['x-content-type-options'] === 'nosniff' && statusCode === 200;
    attempts.push({ what: `${url} could be taken for a page (${statusCode})`, isHeld });
  }
  return resultOf(attempts);
}
