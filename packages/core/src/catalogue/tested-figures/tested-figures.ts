import { findSensitiveWord } from '../../community/index.ts';
import { cleanPlainText } from '../plain-text.ts';

/** What a test found, and how: `8h`, `持色`, `30 位受试者使用后自评`. */
export interface TestedFigure {
  figure: string;
  claim: string;
  method: string;
}

/** As many as stand side by side on the page. */
export const MAX_TESTED_FIGURES = 4;

export const TESTED_FIGURE_PARTS = {
  figure: { name: '数字', longest: 8 },
  claim: { name: '说法', longest: 24 },
  method: { name: '依据', longest: 48 },
} as const satisfies Record<keyof TestedFigure, { name: string; longest: number }>;
const PARTS = Object.entries(TESTED_FIGURE_PARTS) as [
  keyof TestedFigure,
  { name: string; longest: number },
][];

/** 《广告法》 9: superlatives, and figures that promise everybody the same. 最后 and 第一次 are none. */
const ABSOLUTE =
  /最(?![后终初近])|第一(?![次遍层天周个])|唯一|绝对|顶级|极致|国家级|世界级|全网|史上|永久|永远|万能|百分之百|百分百|(?<!\d)100(?:\.0+)?%/;

/** Trimmed; an entry that nobody has filled in is left out. Unreadable texts stay; `checkTestedFigures` names them. */
export const cleanTestedFigures = (figures: readonly TestedFigure[]): TestedFigure[] =>
  figures
    .map(({ figure, claim, method }) => ({
      figure: cleanText(figure),
      claim: cleanText(claim),
      method: cleanText(method),
    }))
    .filter(({ figure, claim, method }) => `${figure}${claim}${method}` !== '');

const cleanText = (text: string): string => cleanPlainText(text) ?? text;

/**
 * What is wrong with them, in Chinese. 《化妆品监督管理条例》 22 wants a basis for every claim of an effect, 43 forbids claims
 * of a medicine.
 */
export function checkTestedFigures(figures: readonly TestedFigure[]): string | null {
  if (figures.length > MAX_TESTED_FIGURES) return `至多 ${MAX_TESTED_FIGURES} 条，现在 ${figures.length} 条`;
  for (const [at, figure] of figures.entries()) {
    const problem = checkFigure(figure);
    if (problem !== null) return `第 ${at + 1} 条${problem}`;
  }
  return null;
}

function checkFigure(figure: TestedFigure): string | null {
  for (const [part, { name, longest }] of PARTS) {
    const problem = checkPart(figure[part], longest);
    if (problem !== null) return `${name}${problem}`;
  }
  if (!/\d/.test(figure.figure.normalize('NFKC'))) return '数字里没有数';
  const word = findForbiddenWord(`${figure.figure}${figure.claim}\n${figure.method}`);
  return word === null ? null : `不能写「${word}」`;
}

function checkPart(text: string, longest: number): string | null {
  if (text === '') return '没有填';
  if (cleanPlainText(text) === null) return '含有乱码或看不见的控制字符，请重新输入';
  if (text.includes('\n')) return '只能写一行';
  const { length } = [...text];
  return length > longest ? `至多 ${longest} 字，现在 ${length} 字` : null;
}

function findForbiddenWord(text: string): string | null {
  const folded = text.normalize('NFKC');
  // Blanks evade the check, or keep two numbers apart.
  const absolute = ABSOLUTE.exec(folded) ?? ABSOLUTE.exec(folded.replaceAll(/[^\S\n]/g, ''));
  if (absolute) return absolute[0];
  const found = findSensitiveWord(text);
  return found?.kind === 'medical' || found?.kind === 'absolute' ? found.word : null;
}
