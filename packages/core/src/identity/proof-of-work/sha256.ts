/** The constants of FIPS 180-4: fractions of the square and cube roots of the first primes. */
const primes = Array.from({ length: 312 }, (_none, index) => index).filter(
  (number) =>
    number > 1 && ![2, 3, 5, 7, 11, 13, 17].some((small) => number !== small && number % small === 0),
);
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
type State = readonly [number, number, number, number, number, number, number, number];
const start = (prime: number) => fraction(Math.sqrt(prime));
const START: State = [start(2), start(3), start(5), start(7), start(11), start(13), start(17), start(19)];
const ROUNDS = new DataView(new ArrayBuffer(64 * 4));
primes.slice(0, 64).forEach((prime, round) => {
  ROUNDS.setInt32(round * 4, fraction(Math.cbrt(prime)));
});
/** Allocated once and reused for each block: allocating it per hash took half of the time. */
const words = new DataView(new ArrayBuffer(64 * 4));

const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/**
 * Synchronous SHA-256 as eight words. The browser's own SHA-256 is asynchronous, which is twenty times too slow
 * for the hundred thousand tries of a proof of work. Never for secrets.
 */
export function sha256(bytes: Uint8Array): Int32Array {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length << 3);

  let state = START;
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let i = 0; i < 64; i += 4) words.setInt32(i, view.getInt32(offset + i));
    state = compress(state);
  }
  return Int32Array.from(state);
}

/** Mixes the block in `words` into the state. Positions are in bytes, four for each word. */
function compress(state: State): State {
  for (let i = 64; i < 256; i += 4) {
    const w15 = words.getInt32(i - 60);
    const w2 = words.getInt32(i - 8);
    const s0 = rotated(w15, 7) ^ rotated(w15, 18) ^ (w15 >>> 3);
    const s1 = rotated(w2, 17) ^ rotated(w2, 19) ^ (w2 >>> 10);
    words.setInt32(i, words.getInt32(i - 64) + s0 + words.getInt32(i - 28) + s1);
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 256; i += 4) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS.getInt32(i) + words.getInt32(i)) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const [a0, b0, c0, d0, e0, f0, g0, h0] = state;
  return [
    (a + a0) | 0,
    (b + b0) | 0,
    (c + c0) | 0,
    (d + d0) | 0,
    (e + e0) | 0,
    (f + f0) | 0,
    (g + g0) | 0,
    (h + h0) | 0,
  ];
}
