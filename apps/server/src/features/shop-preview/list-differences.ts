import type { previewContract } from '@huarong/contract/admin/preview';
import type { Output } from '@huarong/contract/kit';
import { slotRule } from '@huarong/core/content';
import { shanghaiIso } from '@huarong/core/shared';
import { readAt, readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import {
  type ChangedTable,
  describeRefusal,
  type MomentChoice,
  type PlanOutcome,
  readPlansAt,
  tableName,
} from '../change-sets/index.ts';
import { listSpanChanges, type SpanChange } from './differences.ts';
import { listDrafts, listPrices, listSpans, type Span } from './spans.queries.ts';

type Differences = Output<(typeof previewContract)['differences']>;
type Line = Differences['lines'][number];

const PLACES: Record<Exclude<Span['kind'], 'content'>, { place: string; folder: string }> = {
  promotion: { place: '促销', folder: '/promotions' },
  presale: { place: '预售', folder: '/presales' },
  set: { place: '搭配价', folder: '/bundles' },
  coupon: { place: '领券', folder: '/coupons' },
  section: { place: '楼层', folder: '' },
  campaign: { place: '专题', folder: '/campaigns' },
};
const STATES: Partial<Record<PlanOutcome['set']['state'], string>> = {
  draft: '草稿',
  waiting: '待批准',
  planned: '已定时',
  applied: '已生效，到时恢复',
};

/** What the shop of a moment has that the shop of now does not, or the other way round, and which plans will not get there. */
export async function listDifferences(
  db: Database,
  choice: MomentChoice,
  { canReadSets }: { canReadSets: boolean },
): Promise<Differences> {
  const now = await readClock(db);
  // A moment is a whole minute: that of now is a little earlier, and differs in nothing.
  const at = choice.at > now ? choice.at : now;
  const { overlay, outcomes } = await readPlansAt(db, choice);
  // Both by the time of now, so that what ends before the moment is among them.
  const after = await readAt(db, now, listSpans, overlay);
  const changes = listSpanChanges({ spans: await listSpans(db), at: now }, { spans: after, at });
  const skuIds = Object.keys(overlay.get('sku')?.rows ?? {});
  const prices = priceLine(
    await listPrices(db, skuIds),
    await readAt(db, at, (tx) => listPrices(tx, skuIds), overlay),
    outcomes,
  );
  const shown = canReadSets ? outcomes : [];
  return {
    lines: [
      ...changes.map(presentChange),
      ...prices,
      ...shown.filter(({ problem }) => problem === null).map(presentPlan),
    ],
    warnings: [
      ...shown.flatMap((outcome) => presentProblem(outcome) ?? []),
      ...(canReadSets ? await listUnapproved(db, choice) : []),
    ],
  };
}

function presentChange({ span, change }: SpanChange): Line {
  const { kind, id, slot } = span;
  const detail = [
    change === 'begins' && span.from && `${minuteOf(span.from)} 开始`,
    change === 'ends' && span.to && `${minuteOf(span.to)} 结束`,
  ].find((text) => typeof text === 'string');
  const shared = { kind, change, detail: detail ?? null };
  if (kind === 'content') {
    const label = slot ?? '';
    const title = span.title.replaceAll('/', '') || '图片';
    return { ...shared, title, place: slotRule(label, 'text').name, path: `/content/${label}` };
  }
  const { place, folder } = PLACES[kind];
  return { ...shared, title: span.title, place, path: folder === '' ? '/content/home' : `${folder}/${id}` };
}

const minuteOf = (at: Date): string => shanghaiIso(at).slice(5, 16).replace('T', ' ');

type Price = Awaited<ReturnType<typeof listPrices>>[number];

/** 128 个规格变价，平均 −10.9 % */
function priceLine(
  before: readonly Price[],
  after: readonly Price[],
  outcomes: readonly PlanOutcome[],
): Line[] {
  const was = new Map(before.map(({ id, fen }) => [id, fen]));
  const changed = after.flatMap(({ id, fen }) => {
    const old = was.get(id);
    return old === undefined || old === fen ? [] : [(fen - old) / old];
  });
  if (changed.length === 0) return [];
  const average = (changed.reduce((sum, each) => sum + each, 0) / changed.length) * 100;
  const sets = new Set(outcomes.filter(({ set }) => set.counts.sku).map(({ set }) => set.id));
  const [only] = sets;
  const sign = average < 0 ? '−' : '+';
  return [
    {
      ...{ kind: 'price', change: 'changes', place: '价格', detail: null },
      title: `${changed.length} 个规格变价，平均 ${sign}${Math.abs(average).toFixed(1)} %`,
      path: sets.size === 1 ? `/changes/${only}` : '/plans',
    },
  ];
}

const countsOf = ({ counts }: PlanOutcome['set']): string =>
  Object.entries(counts)
    .map(([table, count]) => `${tableName(table as ChangedTable)} ${count}`)
    .join('，');

const presentPlan = ({ set, change, at }: PlanOutcome): Line => ({
  kind: 'plan',
  change: change === 'applies' ? 'changes' : 'restores',
  place: change === 'applies' ? '改动单' : '恢复',
  title: set.title,
  detail: [countsOf(set), `${minuteOf(at)}，${STATES[set.state]}`, set.madeBy]
    .filter((text) => text !== null && text !== '')
    .join('，'),
  path: `/changes/${set.id}`,
});

function presentProblem({ set, change, problem }: PlanOutcome): Differences['warnings'][number] | null {
  if (problem === null) return null;
  const path = `/changes/${set.id}`;
  if (problem.code === 'too-large')
    return { title: `「${set.title}」没有算进来`, detail: '行数太多，预览里看不到它', path };
  if (problem.code === 'touched-since')
    return { title: `「${set.title}」不会全部恢复`, detail: '之后还有改动，那些行保持新的样子', path };
  return {
    title: `「${set.title}」到时${change === 'applies' ? '不会生效' : '不会恢复'}`,
    detail: describeRefusal(problem),
    path,
  };
}

/** Sets that should have begun by then, and that nobody has approved or published. */
async function listUnapproved(db: Database, { at, sets }: MomentChoice) {
  const drafts = await listDrafts(db);
  return drafts
    .filter(({ id, apply_at }) => apply_at !== null && apply_at <= at && !sets.includes(id))
    .map(({ id, title, state, apply_at }) => ({
      title: `「${title}」${state === 'waiting' ? '还没批准' : '还没发布'}`,
      detail: `定在 ${apply_at && minuteOf(apply_at)}，没有算进来`,
      path: `/changes/${id}`,
    }));
}
