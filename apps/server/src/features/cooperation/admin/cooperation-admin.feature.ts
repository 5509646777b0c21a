import { cooperationAdminContract } from '@huarong/contract/admin/cooperation';
import { CooperationStatus } from '@huarong/core/cooperation';
import { maskEmail, maskMobile, maskName } from '@huarong/core/identity';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { type ApplicationRow, listEvents } from '../cooperation.queries.ts';
import { listDocumentLinks } from '../document-links.ts';
import { isCooperationStatus, STEPS, statusTextOf } from '../progress-steps.ts';
import { moveApplication, requestDocument } from '../staff.ts';
import { findApplication, listBoard } from './cooperation-admin.queries.ts';

const BOARD = [...STEPS, { status: CooperationStatus.Refused, name: '未通过' }];

export const cooperationAdminFeature: AdminFeature = implementAdmin('cooperation', cooperationAdminContract, {
  async board({ db }, { q }) {
    const rows = await listBoard(db, q);
    return accept({
      steps: BOARD.map(({ status, name }) => {
        const own = rows.filter((row) => row.status === status);
        return { status, name, count: own[0]?.step_count ?? 0, rows: own.map(presentApplication) };
      }),
    });
  },
  async detail({ db, config }, { receiptNo }) {
    const row = await findApplication(db, receiptNo);
    if (!row) return refuse({ code: 'application-not-found' });
    const next = nextStep(row.status);
    return accept({
      ...presentApplication(row),
      taxNumber: row.tax_number,
      authorisation: row.authorisation,
      contact: maskName(row.contact),
      mobile: maskMobile(row.mobile),
      email: maskEmail(row.email),
      intro: row.intro,
      wantedUntil: row.wanted_until?.toISOString() ?? null,
      documents: await listDocumentLinks(db, config.secret, receiptNo),
      events: (await listEvents(db, receiptNo)).map(({ at, title, note }) => ({
        at: at.toISOString(),
        title,
        note,
      })),
      nextStatus: next?.status ?? null,
      nextName: next?.name ?? null,
    });
  },
  async move({ db }, { receiptNo, isAccepted, reason }) {
    const row = await findApplication(db, receiptNo);
    if (!row) return refuse({ code: 'application-not-found' });
    const to = isAccepted ? nextStep(row.status)?.status : CooperationStatus.Refused;
    if (to === undefined || !isCooperationStatus(to)) return refuse(MOVED_ON);
    return inWordsForStaff(await moveApplication(db, { receiptNo, to, note: reason }));
  },
  requestDocument: async ({ db }, { receiptNo, text }) =>
    inWordsForStaff(await requestDocument(db, { receiptNo, text })),
});

/** The applicant reads another sentence for the same refusal. */
const MOVED_ON = {
  code: 'application-moved-on',
  message: '这份申请已经结束，或刚刚有变化，请刷新',
} as const;

const inWordsForStaff = (moved: Awaited<ReturnType<typeof moveApplication>>) =>
  !moved.ok && moved.refusal.code === 'application-moved-on' ? refuse(MOVED_ON) : moved;

const nextStep = (status: number) =>
  status >= CooperationStatus.Signed ? undefined : STEPS.find((step) => step.status === status + 10);

const presentApplication = (row: ApplicationRow) => ({
  receiptNo: row.receipt_no,
  company: row.company,
  brand: row.brand_cn || row.brand_en,
  status: row.status,
  statusText: statusTextOf(row.status),
  wanted: row.wanted,
  expectedBy: row.expected_by?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});
