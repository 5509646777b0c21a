import { uint32At } from './typed-array-at.ts';

const FIRST_CAPACITY = 1024;

/** A growing list of small integers in four bytes each, outside the heap that the garbage collector walks. */
export class NumberList {
  #numbers = new Uint32Array(FIRST_CAPACITY);
  length = 0;

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length] = number;
    this.length += 1;
  }

  at(index: number): number {
    return uint32At(this.#numbers, index);
  }

  set(index: number, number: number): void {
    this.#numbers[index] = number;
  }

  /** What was pushed, in an array of its own size. */
  toArray(): Uint32Array {
    return this.#numbers.slice(0, this.length);
  }

  /** The same without a copy; valid until the next push. */
  view(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }
}
