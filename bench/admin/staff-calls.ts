import { Agent, request } from 'node:http';
import { DEMO_TOTP_SECRET } from '../../apps/server/src/features/demo/staff/demo-staff.ts';
import { totpCode, totpStep } from '../../apps/server/src/features/staff/index.ts';
import { loginOf, STAFF_PASSWORD } from '../../apps/server/testing/open-admin.ts';
import { staffRoutes } from '../../packages/contract/src/admin/staff/index.ts';
import { toHttpRequest } from '../../packages/contract/src/kit/index.ts';

const CONNECTIONS = 8;

/** The cookie of the owner, or of somebody else of the demo. */
export async function signInStaff(
  port: number,
  role: Parameters<typeof loginOf>[0] = 'OWNER',
): Promise<string> {
  const password = { login: loginOf(role), password: STAFF_PASSWORD };
  const { cookie: half } = await callAsStaff(port, staffRoutes.signIn, password);
  const code = totpCode(DEMO_TOTP_SECRET, totpStep(new Date()));
  const { cookie, results } = await callAsStaff(port, staffRoutes.passCode, { code }, half);
  if (!results) throw new Error('staff could not sign in');
  return cookie;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** One call of the admin as a page makes it. `fetch` does not let a program send this header. */
export function callAsStaff(port: number, route: string, input: Record<string, unknown>, cookie = '') {
  const { method, url, body } = toHttpRequest(route as never, input);
  const headers = {
    'sec-fetch-site': 'same-origin',
    ...(cookie && { cookie }),
    ...(body && { 'content-type': 'application/json' }),
  };
  return new Promise<{ results: unknown; cookie: string; message: string | null }>((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const envelope = JSON.parse(Buffer.concat(chunks).toString());
        resolve({
          results: envelope.results as unknown,
          message: envelope.errorMessage as string | null,
          cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
        });
      });
    });
    sent.on('error', reject);
    sent.end(typeof body === 'string' ? body : body && JSON.stringify(body));
  });
}
