import { type Fen, fen } from '../shared/index.ts';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/** An amount the way an invoice spells it: ¥1,005.50 → 壹仟零伍圆伍角整. The formal numerals cannot be altered by hand. */
export function capitalFigures(amount: Fen): string {
  if (amount < 0) return `（负数）${capitalFigures(fen(-amount))}`;
  const yuan = Math.floor(amount / 100);
  const jiao = Math.floor(amount / 10) % 10;
  const cents = amount % 10;
  const whole = yuan > 0 ? `${spellWhole(yuan)}圆` : '';
  if (jiao === 0 && cents === 0) return `${whole || '零圆'}整`;
  // 叁佰贰拾伍圆零肆分: an empty place in between is written as 零.
  const tenths = jiao > 0 ? `${DIGITS[jiao]}角` : whole && '零';
  return `${whole}${tenths}${cents > 0 ? `${DIGITS[cents]}分` : '整'}`;
}

/** Groups of four places; a group that is short of its thousands is joined by 零. */
function spellWhole(yuan: number): string {
  let rest = yuan;
  let spelt = '';
  let needsZero = false;
  for (const group of GROUPS) {
    const four = rest % 10_000;
    rest = Math.floor(rest / 10_000);
    if (four > 0) {
      spelt = `${spellGroup(four)}${group}${needsZero ? '零' : ''}${spelt}`;
      needsZero = four < 1_000;
    } else needsZero = spelt !== '';
    if (rest === 0) break;
  }
  return spelt;
}

function spellGroup(four: number): string {
  const spelt = PLACES.map((place, power) => {
    const digit = Math.floor(four / 10 ** power) % 10;
    return digit === 0 ? '零' : `${DIGITS[digit]}${place}`;
  })
    .reverse()
    .join('');
  return spelt.replace(/零+/g, '零').replace(/^零|零$/g, '');
}
