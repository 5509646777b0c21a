import { PERMISSION_AREAS, type Permission } from '@huarong/core/staff';
import { Icon } from '../../ui/Icon.tsx';

interface PermissionMatrixProps {
  roleName: string;
  /** As saved and as chosen now. */
  saved: ReadonlySet<Permission>;
  chosen: ReadonlySet<Permission>;
  /** Null: the role is shown only. */
  onToggle: ((permission: Permission) => void) | null;
  /** What whoever is signed in holds: nobody grants what they lack. */
  own: ReadonlySet<Permission>;
  compared: readonly { roleId: string; name: string; permissions: readonly Permission[] }[];
  /** Part of a name or label; empty: all. */
  words: string;
  shown: 'all' | 'held' | 'changed';
}

/** Permissions by area: what each means, this role, and other roles beside it. */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { roleName, chosen, compared } = props;
  return (
    <div className="tw">
      <table className="tbl matrix">
        <caption className="vh">{roleName} 的权限</caption>
        <thead>
          <tr>
            <th>权限</th>
            <th>含义</th>
            <th className="edit">{roleName}</th>
            {compared.map(({ roleId, name }) => (
              <th key={roleId}>{name}</th>
            ))}
          </tr>
        </thead>
        {PERMISSION_AREAS.map((area) => {
          const all = Object.entries(area.permissions) as [Permission, string][];
          const rows = all.filter(([permission, label]) => isShown(props, permission, label));
          if (rows.length === 0) return null;
          return (
            <tbody key={area.name}>
              <tr className="grp">
                <td colSpan={2}>
                  <b>{area.name}</b>
                </td>
                <td className="edit">
                  {all.filter(([permission]) => chosen.has(permission)).length} / {all.length}
                </td>
                <td colSpan={compared.length} />
              </tr>
              {rows.map(([permission, label]) => (
                <PermissionRow key={permission} {...props} permission={permission} label={label} />
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

function isShown(
  { saved, chosen, words, shown }: PermissionMatrixProps,
  permission: Permission,
  label: string,
): boolean {
  if (words !== '' && !permission.includes(words) && !label.includes(words)) return false;
  if (shown === 'held') return chosen.has(permission);
  return shown === 'all' || saved.has(permission) !== chosen.has(permission);
}

function PermissionRow({
  permission,
  label,
  saved,
  chosen,
  onToggle,
  own,
  compared,
}: PermissionMatrixProps & { permission: Permission; label: string }) {
  const isChanged = saved.has(permission) !== chosen.has(permission);
  return (
    <tr>
      <td>
        <span className="perm">{permission}</span>
      </td>
      <td className="dim">{label}</td>
      <td className={isChanged ? 'edit chg' : 'edit'}>
        {onToggle ? (
          <input
            type="checkbox"
            className="ck"
            aria-label={label}
            title={own.has(permission) ? undefined : '你自己没有这项权限，不能授予或收回'}
            checked={chosen.has(permission)}
            disabled={!own.has(permission)}
            onChange={() => onToggle(permission)}
          />
        ) : (
          <Held isHeld={chosen.has(permission)} />
        )}
      </td>
      {compared.map(({ roleId, permissions }) => (
        <td key={roleId}>
          <Held isHeld={permissions.includes(permission)} />
        </td>
      ))}
    </tr>
  );
}

const Held = ({ isHeld }: { isHeld: boolean }) =>
  isHeld ? (
    <>
      <Icon name="check" size={14} />
      <span className="vh">有</span>
    </>
  ) : (
    <span className="vh">没有</span>
  );
