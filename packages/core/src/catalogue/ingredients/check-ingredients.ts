import { explainIngredient, GLOSSARY } from './explain-ingredient.ts';

/** Fragrance substances that are named on labels because many people are allergic to them. */
const FRAGRANCE_ALLERGENS = new Set([
  '芳樟醇',
  '柠檬烯',
  '苧烯',
  '香叶醇',
  '香茅醇',
  '柠檬醛',
  '香豆素',
  '丁香酚',
  '异丁香酚',
  '肉桂醇',
  '肉桂醛',
  '苯甲醇',
  '苄醇',
  '水杨酸苄酯',
  '苯甲酸苄酯',
  '肉桂酸苄酯',
  '己基肉桂醛',
  '戊基肉桂醛',
  '戊基肉桂醇',
  '羟基香茅醛',
  '金合欢醇',
  'α-异甲基紫罗兰酮',
  '茴香醇',
  '2-辛炔酸甲酯',
  '橡苔提取物',
  '树苔提取物',
  '丁苯基甲基丙醛',
  '羟异己基3-环己烯基甲醛',
]);
const CHINESE_NAMES = GLOSSARY.flatMap(([names]) => names.filter((name) => /\p{Script=Han}/u.test(name)));

export interface CheckedIngredient {
  name: string;
  isKnown: boolean;
  isAllergen: boolean;
  /** A known name that differs in one character; of an unknown name only. */
  suggestion: string | null;
}

/** Which names of a list the glossary knows, and which are common allergens. */
export const checkIngredients = (names: readonly string[]): CheckedIngredient[] =>
  names.map((name) => {
    const plain = name.replace(/[（(][^）)]*[）)]/g, '').trim();
    const isAllergen = FRAGRANCE_ALLERGENS.has(plain);
    // Pigments are named by their number in the colour index.
    const isKnown = isAllergen || explainIngredient(name) !== null || /^CI ?\d{5}$/i.test(plain);
    return { name, isAllergen, isKnown, suggestion: isKnown ? null : suggestName(plain) };
  });

const suggestName = (name: string): string | null =>
  [...name].length < 3 ? null : (CHINESE_NAMES.find((known) => differsInOne(name, known)) ?? null);

/** One character is another, missing or too much. */
function differsInOne(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const rest = (list: string[], from: number) => list.slice(from).join('');
  return (
    rest(a, start + 1) === rest(b, start + 1) ||
    rest(a, start + 1) === rest(b, start) ||
    rest(a, start) === rest(b, start + 1)
  );
}
