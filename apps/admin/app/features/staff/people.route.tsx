import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { formatTime } from '../../ui/format.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { Route } from './+types/people.route';
import { type Invitation, InviteDialog } from './InviteDialog.tsx';
import { InviteLink } from './InviteLink.tsx';
import { StaffTabs } from './StaffTabs.tsx';
import { factorsText, STAFF_STATES } from './staff-labels.ts';

export const meta = () => [{ title: '员工 · 花容管理后台' }];

export async function clientLoader() {
  const [people, roles] = await Promise.all([load(api.staff.list({})), load(api.staff.roles({}))]);
  return { people: people.rows, roles: roles.rows };
}

type Person = Route.ComponentProps['loaderData']['people'][number];

const COLUMNS: readonly Column<Person>[] = [
  {
    id: 'name',
    label: '姓名',
    cell: ({ staffId, name }) => (
      <Link className="lnk-q" to={`/staff/${staffId}`}>
        <b>{name}</b>
      </Link>
    ),
  },
  { id: 'login', label: '登录名', cell: ({ login }) => <span className="muted">{login}</span> },
  { id: 'roles', label: '角色', cell: ({ roles }) => <RoleTags roles={roles} /> },
  {
    id: 'factors',
    label: '第二因素',
    cell: (person) => factorsText({ ...person, passkeys: Number(person.passkeys) }),
    isWideOnly: true,
  },
  {
    id: 'login-at',
    label: '上次登录',
    cell: ({ lastLoginAt }) => (lastLoginAt === null ? '从未' : formatTime(lastLoginAt)),
  },
  { id: 'sessions', label: '会话', isNumber: true, cell: ({ openSessions }) => openSessions },
  {
    id: 'state',
    label: '状态',
    cell: ({ state }) => <span className={STAFF_STATES[state].className}>{STAFF_STATES[state].label}</span>,
  },
];

/** Everyone who works or worked here. */
export default function PeoplePage({ loaderData: { people, roles } }: Route.ComponentProps) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [isInviting, setIsInviting] = useState(false);
  const [invitation, setInvitation] = useState<Invitation>();
  const canWrite = can('staff:write');
  useKeys({ c: () => canWrite && setIsInviting(true) });
  const count = (state: Person['state']) => people.filter((person) => person.state === state).length;
  return (
    <>
      <div className="phead">
        <h1>员工与角色</h1>
        <span className="phead-n">
          在职 {count('active')} 人，已邀请 {count('invited')} 人
        </span>
        <div className="acts">
          {canWrite && (
            <button type="button" className="btn btn-ink" onClick={() => setIsInviting(true)}>
              邀请员工 <span className="kbd">C</span>
            </button>
          )}
        </div>
      </div>
      <StaffTabs people={people.length} roles={roles.length} />
      <DataTable
        label="员工"
        columns={COLUMNS}
        rows={people}
        idOf={({ staffId }) => String(staffId)}
        pathOf={({ staffId }) => `/staff/${staffId}`}
      />
      <div className="pager">
        <span>共 {people.length} 人</span>
        <div className="right muted">停用员工会立即结束其全部会话。至少保留一位可管理员工的人。</div>
      </div>
      {isInviting && (
        <InviteDialog
          roles={roles}
          onClose={() => setIsInviting(false)}
          onInvited={(made) => {
            setIsInviting(false);
            setInvitation(made);
            void revalidate();
          }}
        />
      )}
      {invitation && <InviteLink {...invitation} onClose={() => setInvitation(undefined)} />}
    </>
  );
}

const RoleTags = ({ roles }: { roles: Person['roles'] }) => (
  <span className="row wrap">
    {roles.map(({ id, name, until }) => (
      <span key={id} className="tag">
        {name}
        {until !== null && `　至 ${formatTime(until)}`}
      </span>
    ))}
  </span>
);
