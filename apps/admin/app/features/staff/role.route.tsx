import type { Permission } from '@huarong/core/staff';
import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/role.route';
import { NewRoleDialog } from './NewRoleDialog.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { RoleEffects } from './RoleEffects.tsx';

export const meta = () => [{ title: '角色 · 花容管理后台' }];

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [role, roles] = await Promise.all([
    load(api.staff.role({ roleId: params.roleId })),
    load(api.staff.roles({})),
  ]);
  return { role, roles: roles.rows };
}

type Loaded = Route.ComponentProps['loaderData'];

/** A role is edited anew when another is opened or when it was saved. */
export default function RolePage({ loaderData }: Route.ComponentProps) {
  return <RoleEditor key={`${loaderData.role.roleId}-${loaderData.role.version}`} {...loaderData} />;
}

const COMPARED = ['SERVICE', 'WAREHOUSE', 'FINANCE', 'OWNER'];
const SHOWN = [
  ['all', '全部'],
  ['held', '已有'],
  ['changed', '改动'],
] as const;

function RoleEditor({ role, roles }: Loaded) {
  const { permissions: own } = useSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const saved = new Set<Permission>(role.permissions);
  const [chosen, setChosen] = useState<ReadonlySet<Permission>>(saved);
  const [words, setWords] = useState('');
  const [shown, setShown] = useState<'all' | 'held' | 'changed'>('all');
  const [open, setOpen] = useState<'copy' | 'save' | 'delete' | null>(null);
  const canWrite = own.has('role:write');
  const canEdit = canWrite && !role.isBuiltIn;
  const added = [...chosen].filter((each) => !saved.has(each)).length;
  const removed = [...saved].filter((each) => !chosen.has(each)).length;
  const changes = added + removed;
  const toggle = (permission: Permission) => {
    const next = new Set(chosen);
    if (!next.delete(permission)) next.add(permission);
    setChosen(next);
  };
  return (
    <>
      <div className="phead">
        <h1>角色　{role.name}</h1>
        <span className="tag">{role.isBuiltIn ? '系统' : '自建'}</span>
        <span className="phead-n">
          {role.people.length} 人持有{changes > 0 && `，改动 ${changes} 项未保存`}
        </span>
        <div className="acts">
          {own.has('audit:read') && (
            <Link className="btn" to={`/audit?kind=role&subjectId=${role.roleId}`}>
              查看历史
            </Link>
          )}
          {canEdit && role.people.length === 0 && (
            <button type="button" className="btn btn-danger" onClick={() => setOpen('delete')}>
              删除角色
            </button>
          )}
          {canWrite && (
            <button type="button" className="btn" onClick={() => setOpen('copy')}>
              复制角色
            </button>
          )}
        </div>
      </div>
      <div className="cols">
        <div>
          <div className="fbar">
            <input
              className="inp"
              type="search"
              aria-label="查找权限"
              placeholder="查找权限"
              value={words}
              onChange={(event) => setWords(event.target.value.trim())}
            />
            <div className="seg seg-sm">
              {SHOWN.map(([value, label]) => (
                <button
                  key={value}
                  type="button"
                  aria-pressed={shown === value}
                  onClick={() => setShown(value)}
                >
                  {label}
                  {value === 'held' && ` ${chosen.size}`}
                  {value === 'changed' && ` ${changes}`}
                </button>
              ))}
            </div>
            <span className="hint right">一项权限只对应一个动作；查看不含导出，提交不含批准</span>
          </div>
          <PermissionMatrix
            roleName={role.name}
            saved={saved}
            chosen={chosen}
            onToggle={canEdit ? toggle : null}
            own={own}
            compared={roles.filter(({ roleId }) => COMPARED.includes(roleId) && roleId !== role.roleId)}
            words={words}
            shown={shown}
          />
        </div>
        <aside className="stack stack-4 sticky">
          {canEdit && <RoleEffects roleId={role.roleId} permissions={[...chosen]} />}
          <section className="panel" aria-labelledby="holders">
            <div className="panel-h">
              <h2 id="holders">持有的人</h2>
            </div>
            {role.people.map(({ staffId, name }) => (
              <p key={String(staffId)}>
                <Link className="lnk-q" to={`/staff/${staffId}`}>
                  {name}
                </Link>
              </p>
            ))}
            {role.people.length === 0 && <p className="muted">无</p>}
          </section>
          {role.note !== '' && <p className="hint">{role.note}</p>}
          {role.isBuiltIn && <p className="hint">系统角色不能修改，可以复制成自己的角色再改。</p>}
        </aside>
      </div>
      {canEdit && changes > 0 && (
        <div className="savebar">
          <span>
            改动 <b>{changes}</b> 项：新增 {added}，移除 {removed}
          </span>
          <div className="right acts">
            <button type="button" className="btn" onClick={() => setChosen(saved)}>
              放弃
            </button>
            <button
              type="button"
              className="btn btn-ink"
              disabled={chosen.size === 0}
              onClick={() => setOpen('save')}
            >
              保存
            </button>
          </div>
        </div>
      )}
      {open === 'copy' && <NewRoleDialog roles={roles} copyOf={role.roleId} onClose={() => setOpen(null)} />}
      {open === 'save' && (
        <ReasonDialog
          title={`保存角色：${role.name}`}
          reasons={['岗位职责调整', '临时增加', '收回多余权限']}
          action={`保存 ${changes} 项改动`}
          onClose={() => setOpen(null)}
          onConfirm={async (reason) => {
            const { roleId, name, note, version } = role;
            const reply = await api.staff.updateRole({
              roleId,
              name,
              note,
              version,
              permissions: [...chosen],
              reason,
            });
            if (!reply.ok) return reply.refusal.message;
            showToast('角色已保存');
            void revalidate();
            return null;
          }}
        >
          <p>
            对 {role.people.length} 位持有者立即生效：新增 {added} 项，移除 {removed} 项。
          </p>
        </ReasonDialog>
      )}
      {open === 'delete' && (
        <ReasonDialog
          title={`删除角色：${role.name}`}
          reasons={['不再使用', '与其他角色合并']}
          action="删除角色"
          isDanger
          onClose={() => setOpen(null)}
          onConfirm={async (reason) => {
            const reply = await api.staff.deleteRole({ roleId: role.roleId, reason });
            if (!reply.ok) return reply.refusal.message;
            showToast('角色已删除');
            void navigate('/roles');
            return null;
          }}
        >
          <p>无人持有此角色；删除后不能找回。</p>
        </ReasonDialog>
      )}
    </>
  );
}
