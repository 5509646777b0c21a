import type { Engraving, EngravingRule } from './bundle-rule.ts';

const CHINESE = /\p{Script=Han}/gu;
/** Characters the laser can engrave: no emoji, no direction marks, nothing invisible. */
const ENGRAVABLE = /^[\p{Script=Han}A-Za-z0-9 ·]+$/u;

/** Why an engraving is refused, as a sentence for the shopper; null when it is accepted. */
export function findEngravingProblem(
  rule: EngravingRule | undefined,
  { text, font }: Engraving,
): string | null {
  if (!rule) return '这个套组不提供刻字';
  const chosen = rule.fonts.find((each) => each.font === font);
  if (!chosen) return '没有这种字体，请重新选择';
  if (text.trim() === '') return '请填写要刻的字';
  if (!ENGRAVABLE.test(text)) return '只能刻汉字、字母、数字、空格和间隔号';
  const chinese = text.match(CHINESE)?.length ?? 0;
  if (chosen.lettersOnly && chinese > 0) return `${chosen.name}只有字母和数字，汉字请换一种字体`;
  return isTooLong(rule, chinese, [...text].length - chinese)
    ? `至多 ${rule.maxCharacters} 个汉字或 ${rule.maxLetters} 个字母`
    : null;
}

/** Six characters and twelve letters are the same length: three characters leave room for six letters. */
const isTooLong = ({ maxCharacters, maxLetters }: EngravingRule, chinese: number, letters: number) =>
  chinese * maxLetters + letters * maxCharacters > maxCharacters * maxLetters;
