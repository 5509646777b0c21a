import { previewContract } from '@huarong/contract/admin/preview';
import type { CardType } from '@huarong/core/pricing';
import { accept, type Result, refuse, STORE, shanghaiIso } from '@huarong/core/shared';
import { type AdminContext, type AdminFeature, implementAdmin } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { CatalogueSource } from '../catalogue/index.ts';
import type { MomentChoice } from '../change-sets/index.ts';
import { type PermissionMissing, requirePermissions } from '../staff/index.ts';
import { listDifferences } from './list-differences.ts';
import { listPlannedMoments } from './preview.queries.ts';
import { shopPreviewLink, startOfMinute } from './preview-link.ts';
import { listPreviewPages } from './preview-pages.ts';
import { findOpenSets, listDrafts, listPlanSpans, listSpans } from './spans.queries.ts';

const DAY_MS = 86_400_000;
const LATEST_DAYS = 366;
/** The clock of the browser may be slow, and moments are whole minutes. */
const SLOW_CLOCK_MS = 120_000;

const latestOf = (now: Date) => new Date(now.getTime() + LATEST_DAYS * DAY_MS);
const cards = Object.keys(STORE.cards) as CardType[];
const timeOf = (at: Date | null) => at && shanghaiIso(at);
const canReadSets = ({ staff }: AdminContext): boolean => staff.permissions.has('product:read');

/** Links to the shop at a moment, and what differs there. */
export const previewAdminFeature = ({ catalogue }: { catalogue: CatalogueSource }): AdminFeature =>
  implementAdmin('preview', previewContract, {
    async choices(context) {
      const { db } = context;
      const now = await readClock(db);
      const latest = latestOf(now);
      const hasSets = canReadSets(context);
      const moments = await listPlannedMoments(db, { until: latest, hasSets });
      // What lasts forever is on no timeline.
      const timed = (await listSpans(db)).filter(({ from, to }) => from !== null || to !== null);
      const spans = [...timed, ...(hasSets ? await listPlanSpans(db) : [])];
      const drafts = hasSets ? await listDrafts(db) : [];
      return accept({
        now: shanghaiIso(now),
        latest: shanghaiIso(latest),
        moments: moments.map((moment) => ({ ...moment, at: shanghaiIso(moment.at) })),
        spans: spans.map(({ kind, title, from, to }) => ({
          kind,
          title,
          from: timeOf(from),
          to: timeOf(to),
        })),
        drafts: drafts.map(({ id, title, state, apply_at, madeBy, row_counts }) => ({
          ...{ setId: String(id), title, madeBy, applyAt: timeOf(apply_at) },
          state: state === 'waiting' ? ('waiting' as const) : ('draft' as const),
          rows: Object.values(row_counts).reduce((sum, count) => sum + count, 0),
        })),
        shoppers: [
          { shopper: 'guest' as const, name: '游客' },
          ...cards.map((card) => ({ shopper: card, name: `${STORE.cards[card].name}会员` })),
        ],
        pages: await listPreviewPages(db, catalogue.current()),
      });
    },
    async link(context, { shopper, ...input }) {
      const chosen = await readChoice(context, input);
      if (!chosen.ok) return chosen;
      const card = shopper === 'guest' ? null : shopper;
      const link = shopPreviewLink(
        context.config.secret,
        { ...chosen.value, card },
        await readClock(context.db),
      );
      return accept({ path: link.path, at: shanghaiIso(link.at), until: shanghaiIso(link.until) });
    },
    async differences(context, input) {
      const chosen = await readChoice(context, input);
      if (!chosen.ok) return chosen;
      return accept(await listDifferences(context.db, chosen.value, { canReadSets: canReadSets(context) }));
    },
  });

type ChoiceRefusal =
  | { code: 'preview-moment-past' | 'preview-moment-far' | 'preview-set-closed' }
  | PermissionMissing;

/** The moment and the drafts as somebody asks for them. */
async function readChoice(
  context: AdminContext,
  { at, sets }: { at?: string | undefined; sets?: string | undefined },
): Promise<Result<MomentChoice, ChoiceRefusal>> {
  const { db } = context;
  const now = await readClock(db);
  const wanted = at === undefined ? now : new Date(at);
  if (wanted.getTime() < now.getTime() - SLOW_CLOCK_MS) return refuse({ code: 'preview-moment-past' });
  if (wanted > latestOf(now)) return refuse({ code: 'preview-moment-far' });
  const ids = [...new Set(sets?.split(',').map(Number) ?? [])];
  const allowed = await requirePermissions(context, ids.length > 0 ? ['product:read'] : []);
  if (!allowed.ok) return allowed;
  const open = ids.length > 0 ? await findOpenSets(db, ids) : new Set<number>();
  if (ids.some((id) => !open.has(id))) return refuse({ code: 'preview-set-closed' });
  return accept({ at: startOfMinute(wanted), sets: ids });
}
