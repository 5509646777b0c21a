import { previewContract } from '@huarong/contract/admin/preview';
import type { CardType } from '@huarong/core/pricing';
import { accept, refuse, STORE, shanghaiIso } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { CatalogueSource } from '../catalogue/index.ts';
import { listPlannedMoments } from './preview.queries.ts';
import { shopPreviewLink } from './preview-link.ts';
import { listPreviewPages } from './preview-pages.ts';

const DAY_MS = 86_400_000;
const LATEST_DAYS = 366;
/** The clock of the browser may be slow, and moments are whole minutes. */
const SLOW_CLOCK_MS = 120_000;

const latestOf = (now: Date) => new Date(now.getTime() + LATEST_DAYS * DAY_MS);
const cards = Object.keys(STORE.cards) as CardType[];

/** Links to the shop at a moment. */
export const previewAdminFeature = ({ catalogue }: { catalogue: CatalogueSource }): AdminFeature =>
  implementAdmin('preview', previewContract, {
    async choices({ db }) {
      const now = await readClock(db);
      const latest = latestOf(now);
      const moments = await listPlannedMoments(db, latest);
      return accept({
        now: shanghaiIso(now),
        latest: shanghaiIso(latest),
        moments: moments.map((moment) => ({ ...moment, at: shanghaiIso(moment.at) })),
        shoppers: [
          { shopper: 'guest' as const, name: '游客' },
          ...cards.map((card) => ({ shopper: card, name: `${STORE.cards[card].name}会员` })),
        ],
        pages: await listPreviewPages(db, catalogue.current()),
      });
    },
    async link({ db, config }, { at, shopper }) {
      const now = await readClock(db);
      const wanted = at === undefined ? now : new Date(at);
      if (wanted.getTime() < now.getTime() - SLOW_CLOCK_MS) return refuse({ code: 'preview-moment-past' });
      if (wanted > latestOf(now)) return refuse({ code: 'preview-moment-far' });
      const card = shopper === 'guest' ? null : shopper;
      const link = shopPreviewLink(config.secret, { at: wanted, card }, now);
      return accept({ path: link.path, at: shanghaiIso(link.at), until: shanghaiIso(link.until) });
    },
  });
