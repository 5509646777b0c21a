import { importsRoutes } from '@huarong/contract/admin/imports';
import { pathOf } from '@huarong/contract/kit';
import { expect } from 'vitest';
import { runDueJobs } from '#platform/jobs';
import type { openAdmin, StaffBrowser } from '../../../../testing/open-admin.ts';
import { importJobs } from '../admin/import-jobs.ts';

type Shop = Awaited<ReturnType<typeof openAdmin>>;

/** What somebody does on the page of imports, with the jobs that follow. */
export function importCalls(shop: Shop, staff: StaffBrowser) {
  const headersOf = (by = staff) => ({ 'sec-fetch-site': 'same-origin', cookie: by.cookie() });
  async function upload(file: Buffer | string, name: string, by = staff) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(Buffer.from(file as string))]), 'file');
    const request = new Response(form);
    const answer = await shop.admin.inject({
      method: 'POST',
      url: `${pathOf(importsRoutes.upload)}?name=${encodeURIComponent(name)}`,
      headers: { ...headersOf(by), 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return answer.json();
  }
  const runJobs = () => runDueJobs(shop.db, importJobs({ db: shop.db, storage: shop.sources.storage }));
  const detail = async (importId: string) => (await staff.call(importsRoutes.detail, { importId })).results;
  return {
    headersOf,
    upload,
    runJobs,
    detail,
    /** Uploads a file and runs its dry run. */
    async check(file: Buffer | string, name = 'a.csv') {
      const { results } = await upload(file, name);
      expect(await runJobs()).toBe(1);
      return detail(results.importId);
    },
    async apply(importId: string) {
      const answer = await staff.call(importsRoutes.apply, { importId });
      await runJobs();
      return { answer, file: await detail(importId) };
    },
    get: (url: string, by = staff) => shop.admin.inject({ url, headers: headersOf(by) }),
  };
}
export type ImportCalls = ReturnType<typeof importCalls>;
