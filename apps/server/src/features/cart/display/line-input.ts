import type { LineInput } from '@huarong/core/pricing';
import { fen } from '@huarong/core/shared';
import { lineIdOf } from '../../bundles/index.ts';
import { scopeIdsOf } from '../../promotions/index.ts';
import type { PricedLineRow } from '../cart.queries.ts';
import type { Line } from './line.ts';

type PricedLine = Pick<Line, 'listed' | 'presale'> & { row: PricedLineRow };

/**
 * A line as input of the price engine. Only lines that can be bought are priced. Checkout uses the same line ids as the
 * cart, so that both pages show the same price.
 */
export const lineInput = ({ row, listed, presale }: PricedLine): LineInput => ({
  ...scopeIdsOf(listed!.product, row.sku_id),
  lineId: lineIdOf(row),
  listUnitPrice: fen(presale?.price_fen ?? row.offer_price_fen),
  quantity: row.quantity,
  isBundle: row.bundle !== null,
  presale: presale && { deposit: fen(presale.deposit_fen), depositWorth: fen(presale.deposit_worth_fen) },
});
