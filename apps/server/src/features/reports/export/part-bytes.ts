const FIRST_BYTES = 2 * 1_048_576;

/**
 * The bytes of the part that is being written, in one buffer for all parts of a run: a buffer of its own for each page and part
 * would be given back only when the whole heap is collected.
 */
export class PartBytes {
  #buffer = Buffer.alloc(0);
  #length = 0;

  clear(): void {
    this.#length = 0;
  }

  add(text: string): void {
    this.#makeRoomFor(Buffer.byteLength(text));
    this.#length += this.#buffer.write(text, this.#length);
  }

  /** What was added, valid until the next `clear` or `add`. */
  read(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }

  #makeRoomFor(bytes: number): void {
    const wanted = this.#length + bytes;
    if (wanted <= this.#buffer.length) return;
    const larger = Buffer.alloc(Math.max(wanted, FIRST_BYTES, this.#buffer.length * 2));
    this.#buffer.copy(larger, 0, 0, this.#length);
    this.#buffer = larger;
  }
}
