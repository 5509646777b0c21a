import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan, useSession } from '../../platform/session/use-session.ts';
import { PublishEdit } from '../../ui/content/PublishEdit.tsx';
import { useContentEdit } from '../../ui/content/use-content-edit.ts';
import { useContentSave } from '../../ui/content/use-content-save.ts';
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
  const { slug } = campaign;
  const edit = useContentEdit<CampaignFields>({
    seen: fieldsOf(campaign),
    isNew: false,
    send: (fields, base, times) => api.campaigns.save({ slug, fields, base, ...times }),
    onSaved: () => void revalidate(),
  });
  const { values, set } = edit;
  const ending = useContentSave(() => void revalidate());
  const end = () =>
    ending.run(
      api.campaigns.save({
        slug,
        fields: { endsAt: new Date().toISOString() },
        base: { endsAt: campaign.endsAt },
        applyAt: null,
        restoreAt: null,
      }),
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
              onClick={() => void end()}
            >
              结束
            </button>
          )}
        </div>
      </div>
      {(ending.error || ending.conflicts) && (
        <p className="err" role="alert">
          {ending.error ?? '别人刚刚改过结束时间，请刷新后再试'}
        </p>
      )}
      <div className="ct-page">
        <BlockList
          blocks={blocks}
          current={current}
          problems={edit.problems}
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
                  problems={edit.problems}
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
          <PageFields values={values} set={set} shop={shop} isFixed={isFixed} problems={edit.problems} />
          <section className="panel" aria-labelledby="publish">
            <div className="panel-h">
              <h2 id="publish">发布</h2>
            </div>
            <div className="panel-b stack stack-4">
              <PublishEdit
                edit={edit}
                row={{ kind: 'campaign_page', rowId: slug, version: campaign }}
                labels={LABELS}
                isDraft={!campaign.isLive && !values.isLive}
                unsaved="专题的改动没有保存"
                onPage={{
                  page: campaign.path,
                  back: `/campaigns/${slug}`,
                  startsAt: values.startsAt,
                  hiddenBecause: values.isLive ? undefined : '勾选“上线”后才能预览',
                }}
              />
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
    </>
  );
}
