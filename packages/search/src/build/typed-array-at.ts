/*
 * Checked reads of typed arrays. One function for each kind of array: with one for all kinds the compiled code would have
 * to find out the kind at every read of the innermost loops.
 */

export function uint32At(array: Uint32Array, index: number): number {
  const value = array[index];
  if (value === undefined) throw outside(array, index);
  return value;
}

export function uint16At(array: Uint16Array, index: number): number {
  const value = array[index];
  if (value === undefined) throw outside(array, index);
  return value;
}

export function float64At(array: Float64Array, index: number): number {
  const value = array[index];
  if (value === undefined) throw outside(array, index);
  return value;
}

const outside = ({ length }: { length: number }, index: number) =>
  new RangeError(`index ${index} is outside an array of ${length}`);
