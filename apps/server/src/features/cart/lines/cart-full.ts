/** Raised by the database for the 121st line; see count_cart_lines in the migration. */
const CONSTRAINT = 'cart_not_overfull';

export const isCartFull = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === CONSTRAINT;
