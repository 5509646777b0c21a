import { presaleArrivalsContract } from '@huarong/contract/admin/presale-arrivals';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { findPresaleRow } from '../admin/presales.queries.ts';
import { countArrivals, findArrived, findLimit, listArrivals } from './arrivals.queries.ts';
import { previewArrival, recordArrival, startCounting } from './record-arrival.ts';

/** Presales whose units arrive in parts: deliveries, and which orders they are for. */
export const presaleArrivalsFeature: AdminFeature = implementAdmin(
  'presaleArrivals',
  presaleArrivalsContract,
  {
    async detail({ db }, { presaleId }) {
      if (!(await findPresaleRow(db, presaleId))) return refuse({ code: 'presale-not-found' });
      const arrived = await findArrived(db, presaleId);
      if (arrived === null) return accept({ count: null });
      const figures = await countArrivals(db, presaleId);
      return accept({
        count: {
          arrived,
          limit: await findLimit(db, presaleId),
          assigned: { orders: figures.assigned_orders, units: figures.assigned_units },
          waiting: { orders: figures.waiting_orders, units: figures.waiting_units },
          rows: (await listArrivals(db, presaleId)).map(({ id, units, note, name, created_at }) => ({
            arrivalId: String(id),
            units,
            note,
            by: name,
            at: created_at.toISOString(),
          })),
        },
      });
    },
    start: (context, { presaleId }) => startCounting(context, presaleId),
    preview: ({ db }, { presaleId, units }) => previewArrival(db, presaleId, units),
    record: (context, input) => recordArrival(context, input),
  },
);
