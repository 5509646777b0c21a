import { expect, test } from 'vitest';
import { findBareStatuses, isChecked } from './bare-status-numbers.mjs';

test.each([
  'if (status === 10) pay();',
  'if (order.status !== 91) return;',
  'const isOver = row.status >= 90;',
  "invoice.status === '30'",
  'if (pay_status === 0) return;',
  'subOrders.some(({ payStatus }) => payStatus !== 0)',
  'return { status: 30, payUntil: null };',
  "const plan = { status: '10' };",
  'after_sale_status: 0,',
  'orderStatus: 30 | 35;',
  'pay_status: isPaid ? 2 : 0,',
  'payStatus: stage === first ? 1 : 2,',
  ".where('status', '=', 70)",
  ".where('sub_order.status', '<>', 81)",
  ".where('status', 'in', [10, 11])",
  ".where('pay_status', '=', 0)",
  "jsonb_build_object('id', id, 'status', 60)",
  'and sub.status in (60, 70)',
  'and status not in (90, 91, 92)',
  "and invoice_status in ('10', '20')",
  "and status = any('{60,70}')",
  'set status = 91 where',
  'and change.to_status <> 30',
  'bool_or(status < 60)',
  'const { status = 10 } = fixture;',
  'moveSubOrders(tx, { orderId, from: [10, 12], to })',
  'moveSubOrder(db, subOrderId, [50], to)',
  "moveInvoice(tx, id, '10', '20')",
  '  case 30:',
  "  55: ['overdue'],",
  'if ([10, 11, 20].includes(to)) {',
  'const UNPAID = [10, 11];',
  'const CANCELLED: readonly number[] = [80, 90, 91];',
])('finds the bare status in %s', (line) => {
  expect(findBareStatuses(`const first = 1;\n${line}\n`)).toEqual([{ line: 2, text: line.trim() }]);
});

test.each([
  'if (status === OrderStatus.AwaitingPayment) pay();',
  'return { status: OrderStatus.AwaitingShipment, pay_status: PayStatus.Paid };',
  ".where('status', '=', OrderStatus.Completed)",
  "statusIn('sub.status', SIGNED_STATUSES)",
  'from: [OrderStatus.AwaitingPayment],',
  'response.status === 200',
  'status: 404,',
  'if (answer.statusCode === 200) return;',
  'reply.code(404)',
  'reply.status === 0',
  'if (placed.status !== 0) continue;',
  '{ ...EMPTY, status: 0 }',
  'set local statement_timeout = 0',
  "status: 'published',",
  "payment.state = 'paid'",
  'quantity: 30,',
  '// status 60 is status = 60 of the specification',
])('lets pass %s', (line) => {
  expect(findBareStatuses(`${line}\n`)).toEqual([]);
});

test('reads the code of apps, scripts and bench, without tests and without the platform', () => {
  const files = [
    'apps/server/src/features/orders/order-jobs.ts',
    'apps/web/app/features/orders/OrderCard.tsx',
    'scripts/shop/shop-commands.ts',
    'bench/checkout/create-orders.ts',
  ];
  expect(files.filter(isChecked)).toEqual(files);
  expect(
    [
      'packages/core/src/orders/order-status.ts',
      'packages/contract/src/orders/order-views.ts',
      'database/migrations/0009-orders.sql',
      'apps/server/src/features/orders/orders.feature.test.ts',
      'apps/web/app/platform/api/failed-response.ts',
      'apps/server/testing/fuzz/privileged-fields.ts',
    ].filter(isChecked),
  ).toEqual([]);
});
