/** Every letter of the index; `#` holds the names that begin with a digit and comes last. */
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];

/** `#` cannot be part of a URL fragment. */
export const letterId = (letter: string) => `letter-${letter === '#' ? 'digit' : letter}`;
