import { randomInt } from 'node:crypto';
import { getFrom } from '@huarong/core/shared';
import sharp from 'sharp';

/**
 * Letters as strokes through points of a 4 × 6 grid, so that no font is needed. Characters that are easily confused
 * are left out: 0 O Q, 1 I, 2 Z, 5 S, 8 B, G.
 */
const STROKES = new Map(
  Object.entries({
    A: '06 20 46|14 34',
    C: '41 30 10 01 05 16 36 45',
    D: '00 06 26 44 42 20 00',
    E: '40 00 06 46|03 33',
    F: '40 00 06|03 33',
    H: '00 06|40 46|03 43',
    J: '40 45 36 16 05',
    K: '00 06|40 03 46',
    L: '00 06 46',
    M: '06 00 23 40 46',
    N: '06 00 46 40',
    P: '06 00 30 41 42 33 03',
    R: '06 00 30 41 42 33 03|23 46',
    T: '00 40|20 26',
    U: '00 05 16 36 45 40',
    V: '00 26 40',
    W: '00 16 23 36 40',
    X: '00 46|40 06',
    Y: '00 23 40|23 26',
    3: '00 40 23 34 45 36 16 05',
    4: '36 30 04 44',
    6: '31 20 10 01 05 16 36 45 44 33 13 04',
    7: '00 40 16',
    9: '42 33 13 02 01 10 30 41 45 36 16',
  }),
);
const LETTERS = [...STROKES.keys()];
const WIDTH = 132;
const HEIGHT = 48;

/** A random number in hundredths, so that the same letters look different each time. */
const randomBetween = (low: number, high: number) =>
  randomInt(Math.round(low * 100), Math.round(high * 100) + 1) / 100;

export const randomLetters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** The letters as a PNG data URI: rotated, skewed and crossed by lines of the same colour. */
export async function renderCaptcha(letters: string): Promise<string> {
  const letterWidth = (WIDTH - 24) / letters.length;
  const glyphs = [...letters].map((letter, index) =>
    renderLetter(letter, 14 + index * letterWidth, letterWidth),
  );
  const scratches = Array.from({ length: 3 }, renderScratch);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f4f1ee"/><g fill="none" stroke="#3a4a4f" stroke-linecap="round" stroke-linejoin="round">${[...glyphs, ...scratches].join('')}</g></svg>`;
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

function renderLetter(letter: string, left: number, letterWidth: number): string {
  const [wide, high] = [(letterWidth * randomBetween(0.5, 0.62)) / 4, randomBetween(24, 30) / 6];
  const top = randomBetween(8, 14);
  const strokes = getFrom(STROKES, letter)
    .split('|')
    .map((stroke) =>
      stroke
        .split(' ')
        .map((point) => {
          const x = left + Number(point[0]) * wide + randomBetween(-1, 1);
          const y = top + Number(point[1]) * high + randomBetween(-1, 1);
          return `${x.toFixed(1)},${y.toFixed(1)}`;
        })
        .join(' '),
    );
  const tilt = `rotate(${randomBetween(-16, 16)} ${left + letterWidth / 3} ${HEIGHT / 2}) skewX(${randomBetween(-8, 8)})`;
  return `<g transform="${tilt}" stroke-width="${randomBetween(2, 3)}">${strokes.map((points) => `<polyline points="${points}"/>`).join('')}</g>`;
}

const renderScratch = () => {
  const heights = Array.from({ length: 4 }, () => randomBetween(4, HEIGHT - 4));
  return `<path d="M0 ${heights[0]}C${WIDTH / 3} ${heights[1]} ${(WIDTH * 2) / 3} ${heights[2]} ${WIDTH} ${heights[3]}" stroke-width="${randomBetween(0.8, 1.4)}"/>`;
};
