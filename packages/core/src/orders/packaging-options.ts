import { type Fen, fen } from '../shared/index.ts';

export interface Packaging {
  packagingId: string;
  name: string;
  fee: Fen;
  /** A greeting card can be added. */
  hasCard: boolean;
}

/** Until staff write something else. */
export const PACKAGING_OPTIONS: readonly Packaging[] = [
  { packagingId: 'yuebai', name: '月白礼盒', fee: fen(15_00), hasCard: true },
  { packagingId: 'songlv', name: '松绿礼盒', fee: fen(25_00), hasCard: true },
];

export const findPackaging = (
  packagings: readonly Packaging[],
  packagingId: string | null,
): Packaging | null => packagings.find((packaging) => packaging.packagingId === packagingId) ?? null;
