import { ordersAdminRoutes } from '@huarong/contract/admin/orders';
import { writeCsv } from '@huarong/core/catalogue';
import { createOrder } from '../../../src/features/orders/admin/testing/create-order.ts';
import { type AttackResult, resultOf } from '../../attack/attack.ts';
import type { EvidenceShop } from '../evidence/evidence-case.ts';
import { receiveReturn } from '../evidence/return-cases.ts';

const TRAVERSALS = [
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd',
  '....//....//etc/passwd',
  '%2e%2e/%2e%2e/etc/passwd',
];
const FORMULAS = [
  '=HYPERLINK("//evil.example")',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '=cmd|/c calc!A0',
  '\t=1+1',
  '\r=1+1',
];

/** Paths out of the folder, cells that a spreadsheet would run, and files that are no images. */
export async function sendHostileFiles(shop: EvidenceShop): Promise<AttackResult> {
  return resultOf([
    ...(await readPaths(shop)),
    ...(await shipWithFormulas(shop)),
    ...writeFormulas(),
    ...(await uploadOthers(shop)),
  ]);
}

const FOLDERS = ['/', '/assets/', '/pictures/held/', '/pictures/returns/', '/cooperation/', '/admin/api/'];
async function readPaths({ admin, owner }: EvidenceShop) {
  const attempts = [];
  for (const folder of FOLDERS)
    for (const path of TRAVERSALS) {
      const { statusCode, body } = await admin.inject({
        url: `${folder}${path}`,
        headers: { 'sec-fetch-site': 'same-origin', cookie: owner.cookie() },
      });
      attempts.push({
        what: `${folder}${path}: ${statusCode}`,
        isHeld: !/root:|\[fonts\]/.test(body) && statusCode >= 400,
      });
    }
  return attempts;
}

async function shipWithFormulas({ db, warehouse }: EvidenceShop) {
  const attempts = [];
  for (const cell of [...FORMULAS, ...TRAVERSALS]) {
    const { orderId, subOrderId } = await createOrder(db);
    const rows = [
      { line: 1, order: orderId, carrier: cell.slice(0, 40), waybillNo: cell.slice(0, 60) },
      { line: 2, order: cell.slice(0, 60), carrier: '顺丰', waybillNo: 'SF5000000000001' },
    ];
    const { results } = await warehouse.call(ordersAdminRoutes.checkShipFile, { rows });
    const outcomes = results.rows.map(({ outcome }: { outcome: string }) => outcome);
    const parcels = await db
      .selectFrom('parcel')
      .select('id')
      .where('sub_order_id', '=', subOrderId)
      .execute();
    attempts.push({
      what: `a row with ${JSON.stringify(cell)} counts as ${outcomes}`,
      isHeld: outcomes.every((outcome: string) => outcome === 'error') && parcels.length === 0,
    });
  }
  return attempts;
}

/** A file that staff open in a spreadsheet must not begin a cell as a formula. */
const writeFormulas = () =>
  FORMULAS.map((cell) => {
    const written = writeCsv([[cell, 'x']]);
    return {
      what: `the cell ${JSON.stringify(cell)} is written as ${JSON.stringify(written)}`,
      isHeld: !/^"?[=+\-@\t\r]/.test(written),
    };
  });

const FILES: Record<string, string> = {
  'unit.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="hit=1"><script>hit=1</script></svg>',
  'unit.html': '<!doctype html><script>hit=1</script>',
  '../../unit.png': 'no image',
  'unit.png\u0000.html': '<script>hit=1</script>',
  'unit.gif': 'GIF89a/*<script>hit=1</script>*/=1;',
};
async function uploadOthers(shop: EvidenceShop) {
  const { returnId } = await receiveReturn(shop);
  const attempts = [];
  for (const [name, content] of Object.entries(FILES)) {
    const form = new FormData();
    form.append('file', new Blob([content], { type: 'image/png' }), name);
    const request = new Response(form);
    const answer = await shop.admin.inject({
      method: 'POST',
      url: `/admin/api/returns/${returnId}/inspection-images`,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: shop.warehouse.cookie(),
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    attempts.push({ what: `${JSON.stringify(name)} stored`, isHeld: answer.json().errorCode !== null });
  }
  return attempts;
}
