import { openReturnAdmin } from '../../../src/features/returns/admin/testing/open-return-admin.ts';
import type { EvidenceShop } from './evidence-case.ts';

/** A shop with returns, and with people of four roles signed in to its admin. */
export async function openEvidenceShop(): Promise<EvidenceShop> {
  const opened = await openReturnAdmin();
  return {
    ...opened,
    owner: await opened.signIn('OWNER'),
    service: await opened.signIn('SERVICE'),
    warehouse: await opened.signIn('WAREHOUSE'),
    finance: await opened.signIn('FINANCE'),
  };
}
