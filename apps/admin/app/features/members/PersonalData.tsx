import { formatTime } from '../../ui/format.ts';
import { PersonMask } from '../../ui/people/PersonMask.tsx';
import type { Member } from './types.ts';
import { useReveal } from './use-reveal.tsx';

/** Masked; one field at a time opens with a reason. */
export function PersonalData({ member }: { member: Member }) {
  const { reveal, dialog } = useReveal(member.recentOrders[0]?.orderId);
  const ask = (field: 'name' | 'mobile' | 'email' | 'birthday', label: string, masked: string) =>
    reveal && (() => reveal({ subject: 'member', id: member.memberId, field, label, masked }));
  const fields = [
    ['name', '姓名', member.name],
    ['mobile', '手机', member.mobile || null],
    ['email', '邮箱', member.email],
    ['birthday', '生日', member.birthday],
  ] as const;
  return (
    <section className="panel" aria-labelledby="personal">
      <div className="panel-h">
        <h2 id="personal">个人信息</h2>
        <div className="right">默认遮盖</div>
      </div>
      <dl className="kv">
        {fields.map(([field, label, masked]) => [
          <dt key={`${field}-dt`}>{label}</dt>,
          <dd key={`${field}-dd`}>
            {masked === null ? (
              '—'
            ) : (
              <PersonMask masked={masked} label={label} onReveal={ask(field, label, masked)} />
            )}
          </dd>,
        ])}
        <dt>会员卡</dt>
        <dd>{member.cardNumber}</dd>
        <dt>上次登录</dt>
        <dd>{formatTime(member.lastLoginAt)}</dd>
        <dt>地址</dt>
        <dd className="stack">
          {member.addresses.map(({ addressId, name, mobile, region, detail, isDefault }) => (
            <div key={addressId}>
              <PersonMask
                masked={`${region} ${detail} ${name} ${mobile}`}
                label="地址"
                onReveal={
                  reveal &&
                  (() =>
                    reveal({
                      subject: 'member',
                      id: member.memberId,
                      field: 'address',
                      addressId,
                      label: '地址',
                      masked: region,
                    }))
                }
              />
              {isDefault && <span className="tag">默认</span>}
            </div>
          ))}
          {member.addresses.length === 0 && '无'}
        </dd>
      </dl>
      {dialog}
    </section>
  );
}
