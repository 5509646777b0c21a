/** Letters of other scripts that look like Latin ones, for comparing only. */
const LOOK_ALIKES: Record<string, string> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', ё: 'e', н: 'h', һ: 'h', і: 'i', ї: 'i', ј: 'j', к: 'k' },
  ...{ м: 'm', о: 'o', р: 'p', ѕ: 's', т: 't', у: 'y', х: 'x', г: 'r', п: 'n', ԛ: 'q', ԝ: 'w' },
  ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'u', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u' },
  ...{ χ: 'x', γ: 'y', ı: 'i', ɡ: 'g', ո: 'n', ս: 'u', օ: 'o', '0': 'o', '1': 'l', '3': 'e', '5': 's' },
  // Capitals that resemble other letters than their lower-case forms do.
  ...{ Η: 'h', Μ: 'm', Ν: 'n', Υ: 'y' },
};
/** Names reserved for the shop, folded the same way. */
const RESERVED = [
  '花容',
  '官方',
  '客服',
  '管理员',
  '店长',
  '系统消息',
  'huarong',
  'admin',
  'official',
  'service',
];

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu;
const MARKS = /\p{M}/gu;
const SHORTEST = 2;
const LONGEST = 20;

export type NicknameProblem = 'length' | 'mixed-scripts' | 'reserved';

/** Normalises a nickname: NFKC, no invisible characters, single spaces. */
export const normaliseNickname = (typed: string): string =>
  typed.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();

/** Why a nickname may not be shown to other shoppers; null when it may. Expects the normalised form. */
export function nicknameProblem(nickname: string): NicknameProblem | null {
  const length = [...nickname].length;
  if (length < SHORTEST || length > LONGEST) return 'length';
  const folded = foldLookAlikes(nickname);
  if (RESERVED.some((word) => folded.includes(word))) return 'reserved';
  return scriptsOf(nickname) > 1 ? 'mixed-scripts' : null;
}

/** `Ηuа-rоng 01` → `huarongol`: look-alike letters folded, separators removed. */
export const foldLookAlikes = (text: string): string =>
  [...text.normalize('NFKD').replace(MARKS, '')]
    .map((letter) => LOOK_ALIKES[letter] ?? LOOK_ALIKES[letter.toLowerCase()] ?? letter.toLowerCase())
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .join('');

/** Latin, Cyrillic, Greek and Armenian have look-alike letters, so a name may use only one of them, with or without Chinese. */
const scriptsOf = (text: string) =>
  [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u].filter(
    (script) => script.test(text),
  ).length;
