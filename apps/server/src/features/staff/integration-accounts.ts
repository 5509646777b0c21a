import type { Tx } from '#platform/database';

/** An account for another system: it never signs in and holds no role; its key carries what it may do. */
export async function createIntegrationAccount(
  tx: Tx,
  { login, name, createdBy }: { login: string; name: string; createdBy: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('staff')
    .values({ login, name, kind: 'integration', state: 'active', created_by: createdBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const endIntegrationAccount = (tx: Tx, staffId: number) =>
  tx
    .updateTable('staff')
    .set({ state: 'left' })
    .where('id', '=', staffId)
    .where('kind', '=', 'integration')
    .execute();
