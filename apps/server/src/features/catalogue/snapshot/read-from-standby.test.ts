import { describe, expect, it, vi } from 'vitest';
import type { Database } from '#platform/database';
import { readFromStandby } from './read-from-standby.ts';

const workDb = { name: 'primary' } as unknown as Database;
const standby = { name: 'standby' } as unknown as Database;

describe('reading the catalogue', () => {
  it('uses the standby that has everything', async () => {
    const read = vi.fn(async (db: Database) => db);
    expect(await readFromStandby({ workDb, caughtUpReadDb: async () => standby }, read)).toBe(standby);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('reads the primary when the standby fails meanwhile', async () => {
    const read = async (db: Database) => {
      if (db === standby) throw new Error('gone');
      return db;
    };
    expect(await readFromStandby({ workDb, caughtUpReadDb: async () => standby }, read)).toBe(workDb);
  });

  it('does not repeat what failed on the primary', async () => {
    const read = vi.fn(async () => {
      throw new Error('broken');
    });
    await expect(readFromStandby({ workDb, caughtUpReadDb: async () => workDb }, read)).rejects.toThrow(
      'broken',
    );
    expect(read).toHaveBeenCalledTimes(1);
  });
});
