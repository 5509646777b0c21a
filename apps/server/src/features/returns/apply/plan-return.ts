import {
  freePieces,
  mayReturn,
  type PieceRefund,
  type Pieces,
  pickPieces,
  type ReturnKind,
  type ReturnReason,
  type ReturnRefusal,
  reasonRule,
  refundOfPieces,
} from '@huarong/core/returns';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import type { LineRow, LoadedOrder } from '../../orders/index.ts';
import { lineFactsOf, refundableOf } from '../process/refundable.ts';
import { listAvailable, listTaken } from '../returns.queries.ts';

export interface ReturnWish {
  subOrderId: string;
  kind: ReturnKind;
  reason: ReturnReason;
  /** lineId → pieces. */
  items: ReadonlyMap<string, number>;
  pictures: number;
}
export interface ReturnPlan {
  pieces: Pieces;
  refund: PieceRefund;
}
type Planned<Value> = Result<Value, ReturnRefusal | { code: 'order-not-found' }>;

/** Whether a return may be had as asked, which pieces it takes and what they bring. Changes nothing. */
export async function planReturn(
  db: Queryable,
  loaded: LoadedOrder,
  wish: ReturnWish,
): Promise<Planned<ReturnPlan>> {
  const part = loaded.parts.find(({ sub }) => sub.id === wish.subOrderId);
  const lines = part?.lines.filter(({ id }) => wish.items.has(id)) ?? [];
  // A line of another part, or of somebody else, is not there.
  if (!part || lines.length < wish.items.size) return refuse({ code: 'order-not-found' });
  const { status, signed_at: signedAt } = part.sub;
  if ((status !== 60 && status !== 70) || signedAt === null) return refuse({ code: 'return-not-allowed' });

  const taken = await listTaken(
    db,
    loaded.parts.flatMap((each) => each.lines.map(({ id }) => id)),
  );
  const stored = refundableOf(loaded, taken);
  const bought = lines.filter(({ kind }) => kind !== 'gift');
  if (bought.length === 0) return refuse({ code: 'return-not-allowed' });
  for (const line of bought) {
    const facts = lineFactsOf(loaded.order, line, signedAt, loaded.now);
    const allowed = mayReturn(facts, { ...wish, quantity: wish.items.get(line.id)! });
    if (!allowed.ok) return allowed;
  }
  if (wish.kind === 3 && !(await isOnShelf(db, bought, wish))) return refuse({ code: 'return-not-allowed' });

  const pieces = new Map(bought.map((line) => [line.id, picked(line, taken, wish)]));
  const gifts = lines.filter(({ kind }) => kind === 'gift');
  const due = refundOfPieces(stored, pieces, { isFault: false }).giftsDue;
  for (const gift of gifts) {
    const owed = due.find(({ lineId }) => lineId === gift.id)?.quantity ?? 0;
    // Another return may already bring it back.
    const limit = Math.min(owed, freePieces(gift.quantity, goneOf(gift, taken)).length);
    if (wish.items.get(gift.id)! > limit || wish.kind !== 2) return refuse({ code: 'return-not-allowed' });
    pieces.set(gift.id, picked(gift, taken, wish));
  }
  const { isFault } = reasonRule(wish.reason);
  return accept({ pieces, refund: refundOfPieces(stored, pieces, { isFault }) });
}

function picked(line: LineRow, taken: ReadonlyMap<string, number[]>, { items }: ReturnWish): number[] {
  const pieces = pickPieces(line.quantity, goneOf(line, taken), items.get(line.id)!);
  if (!pieces) throw new Error(`line ${line.id} has fewer pieces left than it says`);
  return pieces;
}

const goneOf = (line: LineRow, taken: ReadonlyMap<string, number[]>): number[] => [
  ...(taken.get(line.id) ?? []),
  ...line.settled_pieces,
];

async function isOnShelf(db: Queryable, lines: readonly LineRow[], { items }: ReturnWish): Promise<boolean> {
  const available = await listAvailable(
    db,
    lines.map(({ sku_id }) => sku_id),
  );
  return lines.every(({ id, sku_id }) => (available.get(sku_id) ?? 0) >= items.get(id)!);
}
