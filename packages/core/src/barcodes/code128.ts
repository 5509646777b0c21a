/**
 * Code 128: the widths of bars and spaces of the 106 symbols, in order of their values, and the stop symbol. Each symbol
 * is 11 modules wide, the stop symbol 13.
 */
const WIDTHS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ');

const CODE_C = 99;
const CODE_B = 100;
const START_B = 104;
const START_C = 105;
const STOP = 106;
const CHECK_MODULUS = 103;

/** The symbol values of a text of printable ASCII, without check and stop. Runs of digits take half the width in set C. */
export function code128Values(text: string): number[] {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new RangeError('only printable ASCII can be a barcode');
  const values: number[] = [];
  let set: 'B' | 'C' | null = null;
  let at = 0;
  while (at < text.length) {
    const digits = /^\d*/.exec(text.slice(at))?.[0].length ?? 0;
    // Four digits are worth a change of the set; an odd run gives its first digit to set B.
    const pairs: number = set === 'C' || digits >= 4 ? Math.floor(digits / 2) : 0;
    const takesC = pairs > 0 && (set === 'C' || digits % 2 === 0);
    if (takesC) {
      if (set !== 'C') values.push(set === null ? START_C : CODE_C);
      set = 'C';
      for (let pair = 0; pair < pairs; pair++)
        values.push(Number(text.slice(at + pair * 2, at + pair * 2 + 2)));
      at += pairs * 2;
    } else {
      if (set !== 'B') values.push(set === null ? START_B : CODE_B);
      set = 'B';
      values.push(text.charCodeAt(at) - 32);
      at++;
    }
  }
  return values;
}

/** The bars of a text as [position, width] in modules, and how wide the whole is with its quiet zones. */
export function code128Bars(text: string): { bars: { x: number; width: number }[]; width: number } {
  const values = code128Values(text);
  const check = values.reduce((total, value, place) => total + value * Math.max(1, place), 0) % CHECK_MODULUS;
  const widths = [...values, check, STOP].flatMap((value) => [...(WIDTHS[value] ?? '')].map(Number));
  const bars: { x: number; width: number }[] = [];
  let x = QUIET;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars.push({ x, width });
    x += width;
  }
  return { bars, width: x + QUIET };
}
/** Scanners need ten modules of white on either side. */
const QUIET = 10;
