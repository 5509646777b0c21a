import { adminRoutes } from '@huarong/contract/admin/routes';
import { type Route, toHttpRequest } from '@huarong/contract/kit';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { ADMIN, signInStaff } from './staff.ts';

/** Calls of one person of staff, for journeys that begin with their work and are about something else. */
export async function staffCalls(page: Page, role: string) {
  await signInStaff(page, role);
  const cookies = await page.context().cookies(ADMIN);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return async <Results>(route: Route, input: Record<string, unknown> = {}): Promise<Results> => {
    const { method, url, body } = toHttpRequest(route, input);
    const answer = await page.request.fetch(`${ADMIN}${url}`, {
      method,
      headers: { 'sec-fetch-site': 'same-origin', cookie, 'idempotency-key': crypto.randomUUID() },
      ...(body && { data: body }),
    });
    const { status, errorMessage, results } = (await answer.json()) as {
      status: number;
      errorMessage: string;
      results: Results;
    };
    expect(status, `${route}: ${errorMessage}`).toBe(0);
    return results;
  };
}
export type StaffCalls = Awaited<ReturnType<typeof staffCalls>>;

let lastWaybill = Date.now();
/** A waybill number that no other parcel has. */
export const nextWaybill = () => `SF${++lastWaybill}`;

/** Ships an order and records that it was signed for, so that it can be returned. */
export async function deliverByCall(call: StaffCalls, orderId: string): Promise<void> {
  const { parcelId } = await call<{ parcelId: string }>(adminRoutes.orders.ship, {
    subOrderId: `${orderId}-1`,
    carrier: '顺丰',
    waybillNo: nextWaybill(),
  });
  await call(adminRoutes.orders.deliver, { parcelId });
}
