import { deviceName } from '@huarong/core/identity';
import { PERMISSION_AREAS, permissionLabel } from '@huarong/core/staff';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { formatTime } from '../../ui/format.ts';
import { SessionTable } from '../../ui/people/SessionTable.tsx';
import { SignInTable } from '../../ui/people/SignInTable.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/person.route';
import type { Invitation } from './InviteDialog.tsx';
import { InviteLink } from './InviteLink.tsx';
import { PERSON_ACTIONS, type PersonAction } from './person-actions.ts';
import { RolesDialog } from './RolesDialog.tsx';
import { factorsText, presentSignIn, STAFF_STATES } from './staff-labels.ts';

export const meta = () => [{ title: '员工 · 花容管理后台' }];

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [person, roles] = await Promise.all([
    load(api.staff.detail({ staffId: params.staffId })),
    load(api.staff.roles({})),
  ]);
  return { person, roles: roles.rows };
}

/** One person: roles, what they may do, sessions, sign-ins. */
export default function PersonPage({ loaderData: { person, roles } }: Route.ComponentProps) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [action, setAction] = useState<PersonAction>();
  const [open, setOpen] = useState<'roles' | 'invite' | null>(null);
  const [invitation, setInvitation] = useState<Invitation>();
  const staffId = String(person.staffId);
  const held = new Set<string>(person.permissions);
  const state = STAFF_STATES[person.state];
  return (
    <>
      <div className="phead">
        <h1>{person.name}</h1>
        <span className="phead-n">{person.login}</span>
        <span className={state.className}>{state.label}</span>
        {can('staff:write') && person.state !== 'left' && (
          <div className="acts">
            {PERSON_ACTIONS.filter(({ states }) => states.includes(person.state)).map((each) => (
              <button
                key={each.id}
                type="button"
                className={each.isDanger ? 'btn btn-danger' : 'btn'}
                onClick={() => setAction(each)}
              >
                {each.label}
              </button>
            ))}
            {person.state !== 'suspended' && (
              <button type="button" className="btn" onClick={() => setOpen('invite')}>
                {person.state === 'invited' ? '重发邀请' : '重设登录方式'}
              </button>
            )}
            <button type="button" className="btn btn-ink" onClick={() => setOpen('roles')}>
              修改角色
            </button>
          </div>
        )}
      </div>
      <div className="cols">
        <div>
          <section className="panel" aria-labelledby="permissions">
            <div className="panel-h">
              <h2 id="permissions">能做什么</h2>
              <span className="muted">{held.size} 项</span>
            </div>
            <dl className="kv kv-w">
              {PERMISSION_AREAS.map((area) => ({
                name: area.name,
                own: person.permissions.filter((each) => each in area.permissions),
              }))
                .filter(({ own }) => own.length > 0)
                .map(({ name, own }) => [
                  <dt key={`${name}-dt`}>{name}</dt>,
                  <dd key={`${name}-dd`}>{own.map(permissionLabel).join('、')}</dd>,
                ])}
            </dl>
            {held.size === 0 && <p className="muted">没有权限</p>}
          </section>
          <section className="panel mt-6" aria-labelledby="sign-ins">
            <div className="panel-h">
              <h2 id="sign-ins">近期登录</h2>
            </div>
            <SignInTable
              rows={person.signIns.map((each) => ({
                ...presentSignIn(each),
                detail: deviceName(each.agent),
              }))}
              detailLabel="设备"
            />
          </section>
        </div>
        <aside className="stack stack-4">
          <section className="panel" aria-labelledby="facts">
            <div className="panel-h">
              <h2 id="facts">账号</h2>
            </div>
            <dl className="kv">
              <dt>角色</dt>
              <dd>
                {person.roles.map(({ id, name, until }) => (
                  <p key={id}>
                    <Link className="lnk-q" to={`/roles/${id}`}>
                      {name}
                    </Link>
                    {until !== null && <span className="muted"> 至 {formatTime(until)}</span>}
                  </p>
                ))}
                {person.roles.length === 0 && '无'}
              </dd>
              <dt>第二因素</dt>
              <dd>{factorsText(person)}</dd>
              <dt>上次登录</dt>
              <dd>{person.lastLoginAt === null ? '从未' : formatTime(person.lastLoginAt)}</dd>
              <dt>加入</dt>
              <dd>
                {formatTime(person.createdAt)}
                {person.createdBy !== null && `，由 ${person.createdBy} 邀请`}
              </dd>
            </dl>
          </section>
          <section className="panel" aria-labelledby="sessions">
            <div className="panel-h">
              <h2 id="sessions">会话</h2>
              <span className="muted">{person.sessions.length}</span>
            </div>
            <SessionTable
              rows={person.sessions.map(({ agent, ...each }) => ({ ...each, device: deviceName(agent) }))}
            />
          </section>
          {can('audit:read') && (
            <p>
              <Link className="lnk" to={`/audit?staffId=${staffId}`}>
                查看 {person.name} 的操作记录
              </Link>
            </p>
          )}
        </aside>
      </div>
      {action && (
        <ReasonDialog
          title={`${action.label}：${person.name}`}
          reasons={action.reasons}
          action={action.label}
          isDanger={action.isDanger}
          onClose={() => setAction(undefined)}
          onConfirm={async (reason) => {
            const reply = await action.run({ staffId, reason });
            if (!reply.ok) return reply.refusal.message;
            showToast(action.done);
            void revalidate();
            return null;
          }}
        >
          <p>{action.effect}</p>
        </ReasonDialog>
      )}
      {open === 'invite' && (
        <ReasonDialog
          title={`新的邀请链接：${person.name}`}
          reasons={['邀请已过期', '遗失验证器与恢复码']}
          action="生成链接"
          onClose={() => setOpen(null)}
          onConfirm={async (reason) => {
            const reply = await api.staff.renewInvite({ staffId, reason });
            if (!reply.ok) return reply.refusal.message;
            setInvitation({ name: person.name, link: reply.value.link, expiresAt: reply.value.expiresAt });
            void revalidate();
            return null;
          }}
        >
          <p>用新链接重新设置密码与验证器；旧链接作废。请先确认对方就是本人。</p>
        </ReasonDialog>
      )}
      {open === 'roles' && (
        <RolesDialog
          staffId={staffId}
          name={person.name}
          held={person.roles}
          roles={roles}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            showToast('角色已保存');
            void revalidate();
          }}
        />
      )}
      {invitation && <InviteLink {...invitation} onClose={() => setInvitation(undefined)} />}
    </>
  );
}
