import { useState } from 'react';
import { Link } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { Route } from './+types/roles.route';
import { NewRoleDialog } from './NewRoleDialog.tsx';
import { StaffTabs } from './StaffTabs.tsx';

export const meta = () => [{ title: '角色 · 花容管理后台' }];
export const clientLoader = () => load(api.staff.roles({}));

type Role = Route.ComponentProps['loaderData']['rows'][number];

const COLUMNS: readonly Column<Role>[] = [
  {
    id: 'name',
    label: '角色',
    cell: ({ roleId, name }) => (
      <Link className="lnk-q" to={`/roles/${roleId}`}>
        <b>{name}</b>
      </Link>
    ),
  },
  { id: 'note', label: '说明', cell: ({ note }) => <span className="dim">{note}</span> },
  {
    id: 'kind',
    label: '来源',
    cell: ({ isBuiltIn }) => <span className="tag">{isBuiltIn ? '系统' : '自建'}</span>,
  },
  { id: 'permissions', label: '权限', isNumber: true, cell: ({ permissions }) => permissions.length },
  {
    id: 'people',
    label: '持有的人',
    cell: ({ people }) => people.map(({ name }) => name).join('、') || <span className="muted">无</span>,
  },
];

/** All roles. */
export default function RolesPage({ loaderData: { rows } }: Route.ComponentProps) {
  const canWrite = useCan()('role:write');
  const [isNew, setIsNew] = useState(false);
  useKeys({ c: () => canWrite && setIsNew(true) });
  return (
    <>
      <div className="phead">
        <h1>员工与角色</h1>
        <div className="acts">
          {canWrite && (
            <button type="button" className="btn btn-ink" onClick={() => setIsNew(true)}>
              新建角色 <span className="kbd">C</span>
            </button>
          )}
        </div>
      </div>
      <StaffTabs roles={rows.length} />
      <DataTable
        label="角色"
        columns={COLUMNS}
        rows={rows}
        idOf={({ roleId }) => roleId}
        pathOf={({ roleId }) => `/roles/${roleId}`}
      />
      {isNew && <NewRoleDialog roles={rows} onClose={() => setIsNew(false)} />}
    </>
  );
}
