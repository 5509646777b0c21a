import type { campaignsAdminContract } from '@huarong/contract/admin/campaigns';
import type { Parsed } from '@huarong/contract/kit';
import { accept, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { saveContent } from '../../change-sets/index.ts';
import { type FieldProblem, findBlockProblems } from './block-problems.ts';
import { type CampaignRow, findPage } from './campaigns-admin.queries.ts';

type Campaigns = typeof campaignsAdminContract;

const COLUMNS = {
  title: 'title',
  description: 'description',
  blocks: 'blocks',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  isLive: 'is_live',
  offerKind: 'offer_kind',
  offerId: 'offer_id',
} as const;

/** A new page is a draft. A copy has the blocks of another page, without its times. */
export async function createCampaign(
  context: AdminWriteContext,
  { slug, title, copyOf, reason }: Parsed<Campaigns['create']>,
) {
  const { db } = context;
  if (await findPage(db, slug)) return refuse({ code: 'campaign-exists' as const });
  const model = copyOf === null ? undefined : await findPage(db, copyOf);
  if (copyOf !== null && !model) return refuse({ code: 'no-such-campaign' as const });
  const saved = await saveContent(context, {
    table: 'campaign_page',
    columns: COLUMNS,
    title: `新建专题 ${title}`,
    reason,
    rows: [
      {
        id: slug,
        isNew: true,
        base: {},
        fields: {
          title,
          description: model?.description ?? '',
          blocks: model?.blocks ?? [],
          startsAt: null,
          endsAt: null,
          isLive: false,
          offerKind: model?.offer_kind ?? null,
          offerId: model?.offer_id ?? null,
        },
      },
    ],
    applyAt: null,
    restoreAt: null,
    isHidden: true,
  });
  return saved.ok ? accept({ id: slug, ...saved.value }) : saved;
}

export async function saveCampaign(
  context: AdminWriteContext,
  { slug, fields, base, ...times }: Parsed<Campaigns['save']>,
) {
  const row = await findPage(context.db, slug);
  if (!row) return refuse({ code: 'no-such-campaign' as const });
  const problems = findProblems(row, fields);
  if (problems.length > 0)
    return refuse({ code: 'campaign-refused' as const, count: problems.length, fields: problems });
  const saved = await saveContent(context, {
    table: 'campaign_page',
    columns: COLUMNS,
    title: `专题 ${fields.title ?? row.title}`,
    rows: [{ id: slug, isNew: false, fields, base }],
    isHidden: !row.is_live && fields.isLive !== true,
    ...times,
  });
  return saved.ok ? accept({ id: slug, ...saved.value }) : saved;
}

function findProblems(row: CampaignRow, fields: Parsed<Campaigns['save']>['fields']): FieldProblem[] {
  const after = {
    startsAt: fields.startsAt === undefined ? (row.starts_at?.toISOString() ?? null) : fields.startsAt,
    endsAt: fields.endsAt === undefined ? (row.ends_at?.toISOString() ?? null) : fields.endsAt,
    offerKind: fields.offerKind === undefined ? row.offer_kind : fields.offerKind,
    offerId: fields.offerId === undefined ? row.offer_id : fields.offerId,
    blocks: fields.blocks ?? row.blocks,
    isLive: fields.isLive ?? row.is_live,
  };
  return [
    ...(fields.blocks ? findBlockProblems(fields.blocks) : []),
    ...(after.startsAt && after.endsAt && Date.parse(after.startsAt) >= Date.parse(after.endsAt)
      ? [{ field: 'endsAt', message: '结束时间要晚于开始时间' }]
      : []),
    ...((after.offerKind === null) === (after.offerId === null)
      ? []
      : [{ field: 'offerId', message: '请选优惠的类型并填写编号' }]),
    ...(after.isLive && after.blocks.length === 0
      ? [{ field: 'blocks', message: '至少有一块才能上线' }]
      : []),
  ];
}
