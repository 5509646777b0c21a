import { useState } from 'react';
import { useNavigation } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import type { Filter } from '../../ui/filters/filter.ts';
import { filtersOf } from '../../ui/filters/list-address.ts';
import { SavedViews } from '../../ui/filters/SavedViews.tsx';
import { formatExactTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/audit.route';
import { OUTCOMES, SUBJECT_LABELS } from './audit-labels.ts';
import { timesOf } from './audit-times.ts';
import { EntryDrawer } from './EntryDrawer.tsx';

export const meta = () => [{ title: '操作记录 · 花容管理后台' }];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { days, ...filters } = filtersOf(request);
  const [page, seals, people] = await Promise.all([
    load(api.audit.list({ ...filters, ...timesOf(days) } as Parameters<typeof api.audit.list>[0])),
    load(api.audit.seals({})),
    // Who may read the log may not read the list of people: the filter is left out then.
    api.staff.list({}),
  ]);
  return { page, seal: seals.rows[0] ?? null, people: people.ok ? people.value.rows : [] };
}

type Entry = Route.ComponentProps['loaderData']['page']['rows'][number];

/** Actions of staff, newest first; nothing here can be changed. */
export default function AuditPage({ loaderData: { page, seal, people } }: Route.ComponentProps) {
  const canReadStaff = useCan()('staff:read');
  const navigation = useNavigation();
  const [openAt, setOpenAt] = useState<number>();
  const rows = page.rows;
  const opened = openAt === undefined ? undefined : rows[openAt];
  const columns: readonly Column<Entry>[] = [
    { id: 'at', label: '时间', sort: 'descending', cell: ({ at }) => formatExactTime(at) },
    { id: 'who', label: '员工', cell: ({ who }) => who },
    {
      id: 'action',
      label: '动作',
      cell: (entry) => (
        <button type="button" className="lnk-q" onClick={() => setOpenAt(rows.indexOf(entry))}>
          {entry.action}
        </button>
      ),
    },
    {
      id: 'permission',
      label: '权限',
      isWideOnly: true,
      cell: ({ permission }) => <span className="perm">{permission}</span>,
    },
    {
      id: 'subject',
      label: '对象',
      cell: ({ subjectKind, subjectId }) => `${SUBJECT_LABELS[subjectKind] ?? subjectKind} ${subjectId}`,
    },
    {
      id: 'reason',
      label: '理由或改动',
      cell: ({ reason, refusal, rows: changed }) => (
        <div className="ell dim">{reason ?? refusal ?? (changed > 0 ? `${changed} 行` : '—')}</div>
      ),
    },
    {
      id: 'outcome',
      label: '结果',
      cell: ({ outcome }) => <span className={OUTCOMES[outcome].className}>{OUTCOMES[outcome].label}</span>,
    },
  ];
  return (
    <>
      <div className="phead">
        <h1>操作记录</h1>
        <span className="phead-n">只可查看，不可更改</span>
        <div className="acts">
          <span className={seal ? 'tag tag-ok' : 'tag'}>
            <Icon name="shield" size={12} />
            {seal ? `${seal.day} 已封存，${seal.entries} 条` : '还没有封存的日子'}
          </span>
        </div>
      </div>
      <SavedViews
        list="audit"
        builtIn={[
          { name: '全部', query: '' },
          { name: '被拒', query: 'outcome=forbidden' },
          { name: '查看个人信息', query: 'call=members.reveal' },
        ]}
      />
      <FilterBar
        filters={filtersFor(canReadStaff ? people : [])}
        searchName="subjectId"
        searchLabel="单号、会员号或员工号"
      />
      {rows.length === 0 ? (
        <Empty title="没有符合条件的记录" icon="log" />
      ) : (
        <DataTable
          label="操作记录"
          columns={columns}
          rows={rows}
          idOf={({ entryId }) => String(entryId)}
          onOpen={(entry) => setOpenAt(rows.indexOf(entry))}
          isBusy={navigation.state === 'loading'}
        />
      )}
      <Pager shown={rows.length} total={page.total} next={page.next} previous={page.previous} />
      {opened && openAt !== undefined && (
        <EntryDrawer
          entryId={String(opened.entryId)}
          onClose={() => setOpenAt(undefined)}
          onPrevious={openAt > 0 ? () => setOpenAt(openAt - 1) : undefined}
          onNext={openAt < rows.length - 1 ? () => setOpenAt(openAt + 1) : undefined}
        />
      )}
    </>
  );
}

const filtersFor = (people: readonly { staffId: string | number; name: string }[]): Filter[] => [
  { name: 'days', label: '时间', kind: 'days', words: 'shijian' },
  ...(people.length > 0
    ? [
        {
          name: 'staffId',
          label: '员工',
          kind: 'choice' as const,
          words: 'yuangong',
          options: people.map(({ staffId, name }) => ({ value: String(staffId), label: name })),
        },
      ]
    : []),
  {
    name: 'kind',
    label: '对象种类',
    kind: 'choice',
    words: 'duixiang',
    options: Object.entries(SUBJECT_LABELS).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'outcome',
    label: '结果',
    kind: 'choice',
    words: 'jieguo',
    options: Object.entries(OUTCOMES).map(([value, { label }]) => ({ value, label })),
  },
  { name: 'table', label: '数据表', kind: 'text', words: 'biao' },
  { name: 'field', label: '字段', kind: 'text', words: 'ziduan' },
  { name: 'value', label: '字段的值', kind: 'text', words: 'zhi' },
];
