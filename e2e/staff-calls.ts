import { adminRoutes } from '@huarong/contract/admin/routes';
import { pathOf, type Route, toHttpRequest } from '@huarong/contract/kit';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { ADMIN, signInStaff } from './staff.ts';
import { withFreshCode } from './staff-codes.ts';

const PROOF_NEEDED = 'ADM0002W';

/** Calls of one person of staff, for journeys that begin with their work and are about something else. */
export async function staffCalls(page: Page, role: string) {
  await signInStaff(page, role);
  const cookies = await page.context().cookies(ADMIN);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const send = async <Results>(route: Route, input: Record<string, unknown>) => {
    const { method, url, body } = toHttpRequest(route, input);
    const answer = await page.request.fetch(`${ADMIN}${url}`, {
      method,
      headers: { 'sec-fetch-site': 'same-origin', cookie, 'idempotency-key': crypto.randomUUID() },
      ...(body && { data: body }),
    });
    return (await answer.json()) as {
      status: number;
      errorCode: string | null;
      errorMessage: string;
      results: Results;
    };
  };
  const prove = async () => {
    const proved = await withFreshCode(role, (code) => send(adminRoutes.staff.prove, { code }));
    expect(proved.status, `${role} proves: ${proved.errorMessage}`).toBe(0);
  };
  return async <Results>(route: Route, input: Record<string, unknown> = {}): Promise<Results> => {
    let answer = await send<Results>(route, input);
    if (answer.errorCode === PROOF_NEEDED) {
      await prove();
      answer = await send<Results>(route, input);
    }
    expect(answer.status, `${route}: ${answer.errorMessage}`).toBe(0);
    return answer.results;
  };
}
export type StaffCalls = Awaited<ReturnType<typeof staffCalls>>;

/** Sends a file as a page would, by whoever is signed in. */
export async function uploadByCall<Results>(
  page: Page,
  route: Route,
  name: string,
  buffer: Buffer,
): Promise<Results> {
  const cookies = await page.context().cookies(ADMIN);
  const answer = await page.request.post(`${ADMIN}${pathOf(route)}?${new URLSearchParams({ name })}`, {
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; '),
    },
    multipart: { file: { name: 'file', mimeType: 'application/octet-stream', buffer } },
  });
  const { status, errorMessage, results } = await answer.json();
  expect(status, `${route}: ${errorMessage}`).toBe(0);
  return results as Results;
}

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
