import { useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan, useSession } from '../../platform/session/use-session.ts';
import { MoveButtons } from '../../ui/content/MoveButtons.tsx';
import { useContentSave } from '../../ui/content/use-content-save.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Route } from './+types/home.route';
import { ContentTabs } from './ContentTabs.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import { type Section, storedVersion } from './types.ts';

export const meta = () => [{ title: '首页楼层 · 花容管理后台' }];
export const clientLoader = () => load(api.home.list({}));

const STATES: Record<Section['state'], { label: string; className: string }> = {
  shown: { label: '显示中', className: 'st st-ok' },
  planned: { label: '未开始', className: 'st st-hold' },
  over: { label: '已结束', className: 'st' },
  hidden: { label: '不显示', className: 'st' },
};
const NEW = 'new-section';

/** The product groups of the home page: their order, and the chosen one to edit. */
export default function HomePage({ loaderData: { sections, choices } }: Route.ComponentProps) {
  const can = useCan();
  const { shopUrl } = useSession();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('section');
  const section = sections.find(({ sectionId }) => sectionId === asked) ?? sections[0] ?? null;
  const isNew = asked === NEW || section === null;
  const show = (sectionId: string) => setSearch({ section: sectionId }, { preventScrollReset: true });
  const order = useContentSave(() => void revalidate());
  function move(at: number, to: number) {
    const rows = sections.map(({ sectionId: id, position }) => ({ id, position }));
    const [moved] = rows.slice(at, at + 1);
    if (moved)
      void order.run(
        api.home.arrange({ kind: 'section', rows: rows.toSpliced(at, 1).toSpliced(to, 0, moved) }),
      );
  }
  return (
    <>
      <div className="phead">
        <h1>首页楼层</h1>
        <span className="phead-n">{sections.length} 个楼层，从上到下</span>
        <div className="acts">
          <a className="btn" href={`${shopUrl}/`} target="_blank" rel="noreferrer">
            看首页
          </a>
          {can('content:write') && (
            <button type="button" className="btn btn-ink" onClick={() => show(NEW)}>
              <Icon name="plus" size={14} />
              新楼层
            </button>
          )}
        </div>
      </div>
      <ContentTabs current="/content/home" />
      {order.error && (
        <p className="err" role="alert">
          {order.error}
        </p>
      )}
      {order.conflicts && (
        <p className="err" role="alert">
          别人刚刚调整过次序，请刷新后再试
        </p>
      )}
      <div className="ct-page">
        <ol className="ct-list ct-rows" aria-label="楼层">
          {sections.map((each, at) => (
            <li key={each.sectionId}>
              <button
                type="button"
                className="ct-row"
                aria-current={!isNew && each === section ? 'true' : undefined}
                onClick={() => show(each.sectionId)}
              >
                <b>{each.title}</b>
                <small className="muted">
                  {'rule' in each.selection ? '按规则' : '指定'}，符合 {each.shown.count} 件
                  {each.pins.length > 0 && `，置顶 ${each.pins.length} 件`}
                </small>
              </button>
              <span className={STATES[each.state].className}>{STATES[each.state].label}</span>
              {can('content:publish') && (
                <MoveButtons
                  name={each.title}
                  at={at}
                  count={sections.length}
                  onMove={(to) => move(at, to)}
                />
              )}
            </li>
          ))}
        </ol>
        <SectionEditor
          key={isNew ? NEW : storedVersion(section)}
          section={isNew ? null : section}
          choices={choices}
          onSaved={(sectionId) => {
            void revalidate();
            show(sectionId);
          }}
        />
      </div>
    </>
  );
}
