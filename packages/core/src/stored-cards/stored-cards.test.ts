import { describe, expect, it } from 'vitest';
import { type BatchTerms, findBatchProblem } from './index.ts';

const lawful: BatchTerms = { kind: 'anonymous', faceFen: 1_000_00, count: 20, validYears: 3 };

describe('a batch of stored-value cards', () => {
  it.each<[BatchTerms, string | null]>([
    [lawful, null],
    [{ ...lawful, faceFen: 1_001_00 }, '不记名卡面值至多 ¥1,000.00'],
    [{ ...lawful, validYears: 2 }, '不记名卡有效期不少于 3 年'],
    [{ ...lawful, validYears: null }, '不记名卡有效期不少于 3 年'],
    [{ ...lawful, validYears: 21 }, '有效期至多 20 年'],
    [{ ...lawful, kind: 'named', faceFen: 5_000_00, validYears: null }, null],
    [{ ...lawful, kind: 'named', faceFen: 5_001_00, validYears: null }, '记名卡面值至多 ¥5,000.00'],
    [{ ...lawful, kind: 'named' }, '记名卡不设有效期'],
    [{ ...lawful, faceFen: 99_50 }, '面值应为整元'],
    [{ ...lawful, count: 2_001 }, '一批 1 到 2000 张'],
  ])('%j: %s', (terms, problem) => expect(findBatchProblem(terms)).toBe(problem));
});
