import { useState } from 'react';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { filtersOf, withFilter } from '../../ui/filters/list-address.ts';
import { formatTime } from '../../ui/format.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/words.route';
import { SearchTabs } from './SearchTabs.tsx';
import { WordEditor } from './WordEditor.tsx';
import { KINDS, type WordGroup, type WordKind } from './word-draft.ts';

export const meta = () => [{ title: '搜索词 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { new: _word, ...filters } = filtersOf(request);
  return load(api.searchWords.list(filters));
};

const Tags = ({ texts }: { texts: readonly string[] }) => (
  <span className="sw-tags">
    {texts.map((text) => (
      <span className="tag" key={text}>
        {text}
      </span>
    ))}
  </span>
);

/** The first word stands left and what it equals right; of the other kinds all words stand left. */
const leftOf = ({ kind, words }: WordGroup) => (kind === 'two-way' ? words.slice(0, 1) : words);
const rightOf = ({ kind, words, targets }: WordGroup) =>
  kind === 'two-way'
    ? words.slice(1)
    : targets.map(({ label, isGone }) => (isGone ? `${label}（已不在售）` : label));

const columns = (onEdit: ((group: WordGroup) => void) | null): readonly Column<WordGroup>[] => [
  { id: 'words', label: '词', cell: (group) => <Tags texts={leftOf(group)} /> },
  {
    id: 'sign',
    label: '方向',
    cell: ({ kind }) => <span aria-hidden="true">{KINDS[kind].sign}</span>,
  },
  { id: 'targets', label: '等于', cell: (group) => <Tags texts={rightOf(group)} /> },
  { id: 'kind', label: '种类', cell: ({ kind }) => KINDS[kind].label },
  {
    id: 'by',
    label: '谁',
    cell: ({ updatedBy, updatedAt }) => (
      <span className="c2">
        <span>{updatedBy ?? '随店自带'}</span>
        <small>{formatTime(updatedAt)}</small>
      </span>
    ),
  },
  ...(onEdit
    ? [
        {
          id: 'edit',
          label: '操作',
          cell: (group: WordGroup) => (
            <button
              type="button"
              className="lnk"
              aria-label={`修改${group.words[0]}`}
              onClick={() => onEdit(group)}
            >
              修改
            </button>
          ),
        },
      ]
    : []),
];

/** Synonyms, nicknames and ignored words, with a form beside them. */
export default function WordsPage({ loaderData: page }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const mayEdit = useCan()('search:write');
  const [edited, setEdited] = useState<WordGroup | null>(null);
  const [round, setRound] = useState(0);
  const kind = search.get('kind');
  const newWord = search.get('new');
  const finish = () => {
    setEdited(null);
    setRound(round + 1);
  };
  const open = mayEdit ? (group: WordGroup) => setEdited(group) : null;
  return (
    <>
      <SearchTabs note={`${page.counts['all'] ?? 0} 组`} />
      <div className={mayEdit ? 'cols' : undefined}>
        <div>
          <FilterBar filters={[]} searchName="q" searchLabel="词">
            <nav className="seg seg-sm" aria-label="种类">
              {[null, ...(Object.keys(KINDS) as WordKind[])].map((each) => (
                <Link
                  key={each ?? 'all'}
                  to={`?${withFilter(search, 'kind', each)}`}
                  aria-current={each === kind ? 'true' : undefined}
                >
                  {each === null ? '全部' : KINDS[each].label} {page.counts[each ?? 'all'] ?? 0}
                </Link>
              ))}
            </nav>
          </FilterBar>
          {page.rows.length === 0 ? (
            <Empty title="没有这样的词" icon="search" />
          ) : (
            <DataTable
              label="搜索词"
              columns={columns(open)}
              rows={page.rows}
              idOf={({ groupId }) => groupId}
              {...(open && { onOpen: open })}
              isBusy={state === 'loading'}
            />
          )}
          <Pager
            shown={page.rows.length}
            total={page.total}
            next={page.next}
            previous={page.previous}
            unit="组"
          />
        </div>
        {mayEdit && (
          <aside>
            <WordEditor
              key={`${edited?.groupId ?? newWord ?? 'new'}-${edited?.version ?? 0}-${round}`}
              group={edited}
              words={newWord && round === 0 ? [newWord] : []}
              onDone={finish}
            />
          </aside>
        )}
      </div>
    </>
  );
}
