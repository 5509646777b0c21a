import { uint32At } from './typed-array-at.ts';
/** A set of product numbers, 32 bits in a word. */
export type Bitset = Uint32Array;

export const emptyBitset = (size: number): Bitset => new Uint32Array(Math.ceil(size / 32));

export function fullBitset(size: number): Bitset {
  const set = emptyBitset(size).fill(0xffffffff);
  if (size % 32 !== 0) set[set.length - 1] = 2 ** (size % 32) - 1;
  return set;
}

export function put(set: Bitset, number: number): void {
  const word = number >>> 5;
  set[word] = uint32At(set, word) | (1 << (number & 31));
}

export function remove(set: Bitset, number: number): void {
  const word = number >>> 5;
  set[word] = uint32At(set, word) & ~(1 << (number & 31));
}

export const has = (set: Bitset, number: number): boolean =>
  (uint32At(set, number >>> 5) & (1 << (number & 31))) !== 0;

/** Intersects `set` in place. */
export function keepOnly(set: Bitset, other: Bitset): void {
  for (let at = 0; at < set.length; at += 1) set[at] = uint32At(set, at) & uint32At(other, at);
}

/** Adds `other` to `set` in place. */
export function addAll(set: Bitset, other: Bitset): void {
  for (let at = 0; at < set.length; at += 1) set[at] = uint32At(set, at) | uint32At(other, at);
}

/** Removes `other` from `set` in place. */
export function removeAll(set: Bitset, other: Bitset): void {
  for (let at = 0; at < set.length; at += 1) set[at] = uint32At(set, at) & ~uint32At(other, at);
}

export const isEmpty = (set: Bitset): boolean => set.every((word) => word === 0);

export function sizeOf(set: Bitset): number {
  let size = 0;
  for (const word of set) size += bitsIn(word);
  return size;
}

/** The number of products in both sets. */
export function countShared(set: Bitset, other: Bitset): number {
  let size = 0;
  for (let at = 0; at < set.length; at += 1) size += bitsIn((set[at] ?? 0) & (other[at] ?? 0));
  return size;
}

/** In ascending order. */
export function forEach(set: Bitset, visit: (number: number) => void): void {
  for (let at = 0; at < set.length; at += 1) {
    for (let rest = uint32At(set, at); rest !== 0; rest &= rest - 1)
      visit(at * 32 + 31 - Math.clz32(rest & -rest));
  }
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
