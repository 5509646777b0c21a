import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan, useSession } from '../../platform/session/use-session.ts';
import { FieldConflicts } from '../../ui/assortment/FieldConflicts.tsx';
import { useEditedFields } from '../../ui/assortment/use-edited-fields.ts';
import { PublishForm, type PublishTimes } from '../../ui/content/PublishForm.tsx';
import { RowHistory } from '../../ui/content/RowHistory.tsx';
import { useContentSave } from '../../ui/content/use-content-save.ts';
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx';
import type { Route } from './+types/campaign.route';
import { BlockFields } from './BlockFields.tsx';
import { BlockList } from './BlockList.tsx';
import { BLOCK_KINDS } from './block-kinds.ts';
import { NewCampaignDialog } from './NewCampaignDialog.tsx';
import { type Offer, OfferField } from './OfferField.tsx';
import { PageFields } from './PageFields.tsx';
import { type Block, CAMPAIGN_STATES, type Campaign, type CampaignFields } from './types.ts';

export const meta = () => [{ title: '专题 · 花容管理后台' }];
export async function clientLoader({ params: { slug } }: Route.ClientLoaderArgs) {
  const [campaign, { choices }] = await Promise.all([
    load(api.campaigns.detail({ slug })),
    load(api.home.list({})),
  ]);
  return { campaign, choices };
}

const LABELS: Readonly<Record<string, string>> = {
  title: '标题',
  description: '简介',
  blocks: '版块',
  startsAt: '开始',
  endsAt: '结束',
  isLive: '上线',
  offerKind: '优惠类型',
  offerId: '优惠编号',
};

const fieldsOf = (page: Campaign): CampaignFields => ({
  title: page.title,
  description: page.description,
  blocks: page.blocks,
  startsAt: page.startsAt,
  endsAt: page.endsAt,
  isLive: page.isLive,
  offerKind: page.offerKind,
  offerId: page.offerId,
});

/** One campaign page: its blocks, the chosen one to edit, its times, and publishing. */
export default function CampaignPage({ loaderData }: Route.ComponentProps) {
  const { campaign } = loaderData;
  return <Editor key={`${campaign.slug}-${campaign.updatedAt}`} {...loaderData} />;
}

function Editor({ campaign, choices }: Route.ComponentProps['loaderData']) {
  const can = useCan();
  const navigate = useNavigate();
  const { shopUrl } = useSession();
  const { revalidate } = useRevalidator();
  const [current, setCurrent] = useState(0);
  const [isCopying, setIsCopying] = useState(false);
  const edit = useEditedFields<CampaignFields>(fieldsOf(campaign));
  const { values, set } = edit;
  const save = useContentSave(() => {
    edit.reset(values);
    void revalidate();
  });
  const send = (fields: Partial<CampaignFields>, base: object, times: PublishTimes) =>
    save.run(
      api.campaigns.save({ slug: campaign.slug, fields, base: base as Record<string, string>, ...times }),
    );
  const shop = {
    choices,
    scenes: campaign.scenes,
    coupons: campaign.coupons,
    nameOf: (id: string) => campaign.productNames[id],
  };
  const blocks = values.blocks as Block[];
  const block = blocks[current];
  const state = CAMPAIGN_STATES[campaign.state];
  const isFixed = !can('content:write');
  const change = (next: Block) => set('blocks', blocks.with(current, next));
  return (
    <>
      <div className="phead">
        <h1>{campaign.title}</h1>
        <span className={state.className}>{state.label}</span>
        <span className="phead-n code">{campaign.path}</span>
        <div className="acts">
          {campaign.state === 'live' && (
            <a className="btn" href={`${shopUrl}${campaign.path}`} target="_blank" rel="noreferrer">
              看页面
            </a>
          )}
          {!isFixed && (
            <button type="button" className="btn" onClick={() => setIsCopying(true)}>
              复制
            </button>
          )}
          {can('content:publish') && campaign.state === 'live' && (
            <button
              type="button"
              className="btn btn-danger"
              disabled={edit.isChanged}
              onClick={() =>
                void send(
                  { endsAt: new Date().toISOString() },
                  { endsAt: campaign.endsAt },
                  { applyAt: null, restoreAt: null },
                )
              }
            >
              结束
            </button>
          )}
        </div>
      </div>
      <div className="ct-page">
        <BlockList
          blocks={blocks}
          current={current}
          problems={save.problems}
          isFixed={isFixed}
          onShow={setCurrent}
          onChange={(next, at) => {
            set('blocks', next);
            setCurrent(at);
          }}
        />
        <div className="stack stack-4">
          {block && (
            <section className="panel" aria-labelledby="block-name">
              <div className="panel-h">
                <h2 id="block-name">{BLOCK_KINDS[block.kind]?.label ?? block.kind}</h2>
                <span className="muted">第 {current + 1} 块</span>
              </div>
              <fieldset className="panel-b stack stack-4" disabled={isFixed} key={current}>
                <legend className="vh">版块的内容</legend>
                <BlockFields
                  fields={[
                    ...(BLOCK_KINDS[block.kind]?.fields ?? []),
                    { name: 'anchor', label: '锚点', type: 'text', max: 12, isOptional: true },
                  ]}
                  part={block}
                  path={`blocks.${current}`}
                  problems={save.problems}
                  shop={shop}
                  onChange={(part) => change({ ...part, kind: block.kind })}
                />
                <OfferField
                  label="版块讲的优惠"
                  offer={(block['offer'] as Offer | undefined) ?? null}
                  shop={shop}
                  onChange={(offer) => {
                    const { offer: _before, ...others } = block;
                    change(offer ? { ...others, kind: block.kind, offer } : { ...others, kind: block.kind });
                  }}
                />
              </fieldset>
            </section>
          )}
          <PageFields values={values} set={set} shop={shop} isFixed={isFixed} problems={save.problems} />
          {!isFixed && (
            <PublishForm
              isDirty={edit.isChanged}
              canPublish={can('content:publish')}
              isDraft={!campaign.isLive && !values.isLive}
              error={save.error}
              onSave={(times) => send(edit.fields, edit.base, times)}
            />
          )}
          <section className="panel" aria-labelledby="page-history">
            <div className="panel-h">
              <h2 id="page-history">改动记录</h2>
            </div>
            <div className="panel-b">
              <RowHistory kind="campaign_page" rowId={campaign.slug} version={campaign} />
            </div>
          </section>
        </div>
      </div>
      {isCopying && (
        <NewCampaignDialog
          campaigns={[campaign]}
          copyOf={campaign.slug}
          onClose={() => setIsCopying(false)}
          onMade={(slug) => void navigate(`/campaigns/${slug}`)}
        />
      )}
      {save.conflicts && (
        <FieldConflicts
          conflicts={save.conflicts}
          labelOf={(field) => LABELS[field] ?? field}
          onClose={save.closeConflicts}
          onResolve={(chosen) => {
            const { fields, base } = edit.resolve(save.conflicts ?? [], chosen);
            save.closeConflicts();
            void send(fields, base, { applyAt: null, restoreAt: null });
          }}
        />
      )}
      <UnsavedGuard isDirty={edit.isChanged} text="专题的改动没有保存" />
    </>
  );
}
