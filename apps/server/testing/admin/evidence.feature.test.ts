import type { AdminWrite } from '@huarong/contract/admin/kit';
import { pathOf, type Route } from '@huarong/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffBrowser } from '../open-admin.ts';
import { adminCalls } from './admin-calls.ts';
import { CASES } from './evidence/cases.ts';
import type { EvidenceCase, EvidenceShop } from './evidence/evidence-case.ts';
import { openEvidenceShop } from './evidence/open-evidence-shop.ts';

/** Calls that change no row: the entry itself is what they leave. */
const WITHOUT_ROWS: Record<string, string> = {
  'payments.ask': 'a job asks the provider; its answer is stored with the payment',
  'members.reveal': 'shows a field; the entry counts towards the limit of the day',
  'products.saveDraft': 'what somebody types is no data of the shop before it is saved',
  'products.deleteDraft': 'as above',
  'lots.exportReceipts': 'the answer is the file; the entry says who got which days, and why',
  'recalls.export': 'as above, of which recall',
  'reactions.export': 'as above, of which month',
};
/** Calls whose only change is a secret: its masks read `$**`, or begin with the same letter in one of 64 runs. */
const MASKED_ALIKE = ['staff.changePassword', 'staff.confirmTotp'];

const writes = adminCalls.flatMap(({ feature, call, endpoint }) =>
  endpoint.isWrite ? [{ feature, call, endpoint }] : [],
);
const features = [...new Set(writes.map(({ feature }) => feature))];

let shop: EvidenceShop;
beforeAll(async () => {
  shop = await openEvidenceShop();
});
afterAll(() => shop.close());

async function upload(route: Route, by: StaffBrowser, input: object, file: Buffer) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'unit.png');
  const request = new Response(form);
  const path = pathOf(route).replace(/\{(\w+)\}/g, (_, name) => String(Object(input)[name]));
  const url = `${path}?${new URLSearchParams({ ...input })}`;
  const answer = await shop.admin.inject({
    method: 'POST',
    url,
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: by.cookie(),
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { errorCode, errorMessage } = answer.json();
  return { errorCode, message: errorMessage };
}

const send = (route: Route, { by = shop.owner, file }: EvidenceCase, input: object) =>
  file ? upload(route, by, input, file) : by.call(route, { ...input });

/** Entries and rows that the audit log gained while this ran, whichever entry the rows name. */
async function gained(run: () => Promise<{ errorCode: string | null; message: string | null }>) {
  const last = async (table: 'audit_entry' | 'audit_row') =>
    (
      await shop.db
        .selectFrom(table)
        .select((column) => column.fn.max('id').as('id'))
        .executeTakeFirst()
    )?.id ?? 0;
  const [entryBefore, rowBefore] = [await last('audit_entry'), await last('audit_row')];
  const answer = await run();
  return {
    answer,
    entries: await shop.db.selectFrom('audit_entry').selectAll().where('id', '>', entryBefore).execute(),
    rows: await shop.db.selectFrom('audit_row').selectAll().where('id', '>', rowBefore).execute(),
  };
}

/** What is wrong with the evidence of a call that was done. */
async function problemsWhenDone(call: string, { route, reason }: AdminWrite, prepared: EvidenceCase) {
  const { answer, entries, rows } = await gained(() => send(route as Route, prepared, prepared.input));
  if (answer.errorCode !== null) return [`${call} was refused: ${answer.message}`];
  const problems: string[] = [];
  const [entry, ...more] = entries;
  if (!entry || more.length > 0) problems.push(`${call} left ${entries.length} entries instead of one`);
  if (entry && (entry.call !== call || entry.outcome !== 'done'))
    problems.push(`${call} is recorded as ${entry.call} (${entry.outcome})`);
  if (reason === 'required' && !entry?.reason) problems.push(`${call} is recorded without its reason`);
  if (rows.some((row) => row.entry_id !== entry?.id)) problems.push(`${call} left rows of another entry`);
  const changed = rows.filter(
    ({ before, after }) => MASKED_ALIKE.includes(call) || JSON.stringify(before) !== JSON.stringify(after),
  );
  if (changed.length === 0 && !(call in WITHOUT_ROWS)) problems.push(`${call} left no changed row`);
  return problems;
}

/** What is wrong with the evidence of a call that was refused: the refusal is recorded, nothing else. */
async function problemsWhenRefused(call: string, { route }: AdminWrite, prepared: EvidenceCase) {
  const { refused, refusedFile } = prepared;
  if (refused === null) return [];
  const { answer, entries, rows } = await gained(() =>
    send(route as Route, { ...prepared, ...(refusedFile && { file: refusedFile }) }, refused),
  );
  if (answer.errorCode === null) return [`${call} was not refused`];
  const problems: string[] = [];
  if (rows.length > 0) problems.push(`${call} was refused and left ${rows.length} rows`);
  if (entries.some(({ outcome }) => outcome === 'done'))
    problems.push(`${call} was refused and left an entry`);
  if (entries.length !== 1) problems.push(`${call} was refused and left ${entries.length} entries`);
  return problems;
}

it('every write of the admin has a case, and every case a write', () =>
  expect(Object.keys(CASES).sort()).toEqual(writes.map(({ call }) => call).sort()));

describe('each write leaves one entry with the rows that it changed, and a refused one neither', () => {
  it.each(features)('%s', { timeout: 60_000 }, async (feature) => {
    const problems: string[] = [];
    for (const { call, endpoint } of writes.filter((each) => each.feature === feature)) {
      const prepared = await CASES[call]?.(shop);
      if (!prepared) continue;
      problems.push(...(await problemsWhenDone(call, endpoint, prepared)));
      problems.push(...(await problemsWhenRefused(call, endpoint, prepared)));
    }
    expect(problems).toEqual([]);
  });
});
