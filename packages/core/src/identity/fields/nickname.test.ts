import { describe, expect, test } from 'vitest';
import { nicknameProblem, normaliseNickname } from './nickname.ts';

const problemOf = (typed: string) => nicknameProblem(normaliseNickname(typed));

describe('a nickname', () => {
  test.each(['林知夏', '顾晚晴', 'Mia 2026', '知夏zhixia', '小芍💐', 'Наташа', 'Ｍｉａ', 'Chloé'])(
    '%s is accepted',
    (typed) => expect(problemOf(typed)).toBeNull(),
  );

  test.each([
    ['花容客服', 'reserved'],
    ['花 容', 'reserved'],
    ['花\u200b容', 'reserved'],
    ['花·容小助手', 'reserved'],
    ['HuaRong', 'reserved'],
    ['Ηuаrоng', 'reserved'],
    ['ＨＵＡＲＯＮＧ', 'reserved'],
    ['hua-r0ng', 'reserved'],
    ['𝐇𝐮𝐚𝐫𝐨𝐧𝐠', 'reserved'],
    ['аdmin', 'reserved'],
    ['ádmín', 'reserved'],
    ['a\u0301d\u0301m\u0301in', 'reserved'],
    ['官\u202e方', 'reserved'],
    ['Miа', 'mixed-scripts'],
    ['Lοuise', 'mixed-scripts'],
    ['', 'length'],
    ['夏', 'length'],
    ['\u3164\u3164\u3164', 'length'],
    ['\u200b\u200b\u200b', 'length'],
    ['长'.repeat(21), 'length'],
  ])('%j is refused: %s', (typed, problem) => expect(problemOf(typed)).toBe(problem));

  test('is normalised', () => {
    expect(normaliseNickname('  Ｍｉａ\u200b\u00a0 Lin ')).toBe('Mia Lin');
    expect(normaliseNickname('Z̴̢̛a̷l')).toBe('Zal');
  });
});
