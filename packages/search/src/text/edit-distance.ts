/**
 * Damerau–Levenshtein (optimal string alignment): inserting, deleting, replacing a letter or swapping two neighbours
 * costs one each.
 */
export function editDistance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let l = 1; l <= left.length; l += 1) {
    const row = [l];
    for (let r = 1; r <= right.length; r += 1) {
      const isSame = left[l - 1] === right[r - 1];
      let cost = Math.min(last[r]! + 1, row[r - 1]! + 1, last[r - 1]! + (isSame ? 0 : 1));
      if (isSwap(left, l, right, r)) cost = Math.min(cost, beforeLast[r - 2]! + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[right.length]!;
}

/** Exactly one edit apart. Without a table, because it runs for every Latin word of the catalogue. */
export function isOneEditAway(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1 || left === right) return false;
  let from = 0;
  while (left[from] === right[from]) from += 1;
  if (left.length > right.length) return left.slice(from + 1) === right.slice(from);
  if (left.length < right.length) return left.slice(from) === right.slice(from + 1);
  if (left.slice(from + 1) === right.slice(from + 1)) return true;
  return isSwap(left, from + 2, right, from + 2) && left.slice(from + 2) === right.slice(from + 2);
}

const isSwap = (left: string, l: number, right: string, r: number) =>
  l > 1 && r > 1 && left[l - 1] === right[r - 2] && left[l - 2] === right[r - 1];
