import { returnsContract } from '@huarong/contract/returns';
import { accept, refuse } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { ownerOf } from '#platform/context';
import { type Feature, implement } from '#platform/feature';
import { listRecalledLines } from '../inventory/index.ts';
import { readSettingTimes } from '../settings/index.ts';
import { amendReturn } from './apply/amend-return.ts';
import { applyForReturn, previewReturn } from './apply/apply-for-return.ts';
import { countReturnable, listReturnable } from './apply/list-returnable.ts';
import { presentReturnable } from './apply/present-returnable.ts';
import { withdrawReturn } from './apply/withdraw-return.ts';
import { uploadReturnImage } from './images/upload-image.ts';
import type { ReturnPorts } from './ports.ts';
import { findReturn, listAvailable, listClaimedUnits } from './returns.queries.ts';
import { listReturns, listReturnsOf } from './show/list-returns.ts';
import { presentSummary } from './show/present-return.ts';
import { showReturn } from './show/show-return.ts';

export const returnsFeature = (ports: ReturnPorts): Feature =>
  implement(returnsContract, {
    async list({ db, actor }, { pageNo, pageSize, tab }) {
      const page = await listReturns(db, ownerOf(actor), { tab, pageNo, pageSize });
      return accept({
        list: page.returns.map((each) => presentSummary(each, ports.imageOf)),
        currentPage: pageNo,
        totalPages: Math.ceil(page.total / pageSize),
        total: page.total,
        counts: page.counts,
      });
    },

    async detail(context, { returnId }) {
      const row = await findReturn(context.db, ownerOf(context.actor), returnId);
      return row ? accept(await showReturn(context, ports, row)) : refuse({ code: 'return-not-found' });
    },

    async ofOrder({ db, actor }, { orderId }) {
      const returns = await listReturnsOf(db, ownerOf(actor), orderId);
      if (!returns) return refuse({ code: 'order-not-found' });
      return accept({ list: returns.map((each) => presentSummary(each, ports.imageOf)) });
    },

    async returnable({ db, actor }, { pageNo, pageSize, subOrderId }) {
      const owner = ownerOf(actor);
      const total = await countReturnable(db, owner, subOrderId);
      const rows = await listReturnable(db, owner, { subOrderId, pageNo, pageSize });
      const context = {
        now: await readClock(db),
        daysAt: await readSettingTimes(db, 'order-times'),
        imageOf: ports.imageOf,
        available: await listAvailable(
          db,
          rows.map(({ line }) => line.sku_id),
        ),
        claimed: await listClaimedUnits(
          db,
          rows.map(({ line }) => line.id),
        ),
        recalled: await listRecalledLines(db, [...new Set(rows.map(({ line }) => line.order_id))]),
      };
      return accept({
        list: rows.map((row) => presentReturnable(row, context)),
        currentPage: pageNo,
        totalPages: Math.ceil(total / pageSize),
        total,
      });
    },

    cancel: ({ db, actor }, { returnId }) => withdrawReturn(db, ownerOf(actor), returnId),

    async apply(context, { preview, items, kind, reason, ...rest }) {
      const units = new Map<string, number>();
      for (const { returnSkuId, quantity } of items)
        units.set(returnSkuId, (units.get(returnSkuId) ?? 0) + quantity);
      const application = {
        ...rest,
        kind,
        reason,
        items: units,
      };
      return preview
        ? previewReturn(context, ports, application)
        : applyForReturn(context, ports, application);
    },

    amend: (context, amendment) => amendReturn(context, ports, amendment),
    uploadPicture: (context) => uploadReturnImage(ports.storage, context),
  });
