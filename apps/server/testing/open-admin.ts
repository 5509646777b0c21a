import { staffRoutes } from '@huarong/contract/admin/staff';
import { type Endpoint, type Input, toHttpRequest } from '@huarong/contract/kit';
import { watchVolume } from '#platform/volume';
import { type AdminServerDeps, buildAdminServer } from '../src/admin-server.ts';
import { demoStaff, seedStaff } from '../src/features/demo/index.ts';
import { DEMO_TOTP_SECRET } from '../src/features/demo/staff/demo-staff.ts';
import { totpCode, totpStep } from '../src/features/staff/index.ts';
import { createTestApp } from './create-test-app.ts';

export const STAFF_PASSWORD = 'Huarong2026!';
type AppOptions = Parameters<typeof createTestApp>[0];

export interface AdminReply {
  status: number;
  /** Untyped, because each test reads another part. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  results: any;
  errorCode: string | null;
  message: string | null;
  headers: Record<string, unknown>;
}

/** Calls of one browser: it keeps the cookie that the server sets. */
export interface StaffBrowser {
  call: <E extends Endpoint>(
    route: string,
    input?: Input<E> | Record<string, unknown>,
    options?: CallOptions,
  ) => Promise<AdminReply>;
  cookie: () => string;
}
interface CallOptions {
  headers?: Record<string, string>;
  address?: string;
}

type AdminParts = Pick<AdminServerDeps, 'config' | 'log' | 'database'> & {
  sources: AdminServerDeps['features'];
  close: () => Promise<void>;
};

/** The shop and its admin on a fresh database with the demo's staff; `close()` deletes everything. */
export const openAdmin = async (options: AppOptions = {}) => openAdminOn(await createTestApp(options));

/** The admin on the database of a shop that a test has opened. */
export async function openAdminOn<Shop extends AdminParts>(shop: Shop) {
  await seedStaff(shop.database.db, shop.config);
  const admin = await buildAdminServer({
    config: shop.config,
    log: shop.log,
    database: shop.database,
    volume: watchVolume(shop.config.dataDir),
    features: shop.sources,
  });

  /** A browser that has not signed in. */
  function newBrowser(): StaffBrowser {
    let cookie = '';
    return {
      cookie: () => cookie,
      async call(route, input = {}, { headers = {}, address = '127.0.0.1' } = {}) {
        const request = toHttpRequest(route as never, input as Record<string, unknown>);
        const answer = await admin.inject({
          method: request.method as 'GET' | 'POST',
          url: request.url,
          remoteAddress: address,
          headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...headers },
          ...(request.body && { payload: request.body }),
        });
        const set = answer.headers['set-cookie'];
        if (typeof set === 'string') cookie = set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? '');
        const { results, errorCode, errorMessage } = answer.json();
        return {
          status: answer.statusCode,
          results,
          errorCode,
          message: errorMessage,
          headers: answer.headers,
        };
      },
    };
  }

  /** A code that this person has not used: tests sign in more often than once in 30 seconds. */
  async function freshCode(login: string): Promise<string> {
    await shop.database.db.updateTable('staff').set({ totp_step: 0 }).where('login', '=', login).execute();
    return totpCode(DEMO_TOTP_SECRET, totpStep(new Date()));
  }

  return {
    ...shop,
    db: shop.database.db,
    admin,
    newBrowser,
    freshCode,
    /** Somebody of the demo's staff, signed in with both steps. */
    async signIn(role: Role): Promise<StaffBrowser> {
      const login = loginOf(role);
      const browser = newBrowser();
      await browser.call(staffRoutes.signIn, { login, password: STAFF_PASSWORD });
      const passed = await browser.call(staffRoutes.passCode, { code: await freshCode(login) });
      if (passed.errorCode) throw new Error(`${login} could not sign in: ${passed.message}`);
      return browser;
    },
    staffIdOf: async (role: Role): Promise<number> =>
      (
        await shop.database.db
          .selectFrom('staff')
          .select('id')
          .where('login', '=', loginOf(role))
          .executeTakeFirstOrThrow()
      ).id,
    /** The last entries of the audit log, newest first. */
    lastEntries: (count = 1) =>
      shop.database.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').limit(count).execute(),
    rowsOf: (entryId: number) =>
      shop.database.db
        .selectFrom('audit_row')
        .selectAll()
        .where('entry_id', '=', entryId)
        .orderBy('id')
        .execute(),
    async close() {
      await admin.close();
      await shop.close();
    },
  };
}

export type Role = (typeof demoStaff)[number]['role'];
export type AdminHarness = Awaited<ReturnType<typeof openAdmin>>;

export function loginOf(role: Role): string {
  const person = demoStaff.find((each) => each.role === role);
  if (!person) throw new Error(`the demo has no ${role}`);
  return person.login;
}
