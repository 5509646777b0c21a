import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { formatFen, formatTime } from '../../ui/format.ts';
import { PersonMask } from '../../ui/PersonMask.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/member.route';
import { LockDialog } from './LockDialog.tsx';
import { MemberNotes } from './MemberNotes.tsx';
import { CARDS, COUPON_STATES, MEMBER_STATES, SIGN_IN_WAYS } from './member-labels.ts';
import { useReveal } from './use-reveal.tsx';

export const meta = () => [{ title: '会员 · 花容管理后台' }];
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  load(api.members.detail({ memberId: params.memberId }));

type Member = Route.ComponentProps['loaderData'];

/** One member, masked; one field at a time opens with a reason. */
export default function MemberPage({ loaderData: member }: Route.ComponentProps) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'lock' | 'unlock' | 'close' | null>(null);
  const { memberId, nickname } = member;
  const state = MEMBER_STATES[member.state];
  const isOpen = member.state === 'active' || member.state === 'closing';
  return (
    <>
      <div className="phead">
        <h1>{nickname}</h1>
        <span className="phead-n">
          {member.name ?? ''}　会员编号 {memberId}　{formatTime(member.createdAt)} 注册
        </span>
        <span className="tag tag-pine">{CARDS[member.cardType]}会员</span>
        <span className={state.className}>{state.label}</span>
        {member.isWatched && <span className="tag tag-warn">关注</span>}
        <div className="acts">
          {can('member:close') && member.state === 'active' && (
            <button type="button" className="btn btn-danger" onClick={() => setOpen('close')}>
              应要求注销
            </button>
          )}
          {can('member:lock') && isOpen && (
            <button type="button" className="btn" onClick={() => setOpen('lock')}>
              锁定账户
            </button>
          )}
          {can('member:lock') && member.state === 'locked' && (
            <button type="button" className="btn btn-ink" onClick={() => setOpen('unlock')}>
              解锁
            </button>
          )}
        </div>
      </div>
      {member.closingAt !== null && (
        <p className="note note-warn">
          会员已申请注销，{formatTime(member.closingAt)} 生效；此前会员可以撤回。
        </p>
      )}
      <div className="cols">
        <div>
          <Figures member={member} />
          <Orders member={member} />
          <PointsAndCoupons member={member} />
          <SignIns member={member} />
          <MemberNotes
            memberId={memberId}
            notes={member.notes}
            canWrite={can('member:note')}
            onAdded={() => void revalidate()}
          />
        </div>
        <aside className="stack stack-4">
          <PersonalData member={member} />
          <Locks member={member} />
          {can('audit:read') && (
            <Link className="lnk" to={`/audit?kind=member&subjectId=${memberId}`}>
              操作记录
            </Link>
          )}
        </aside>
      </div>
      {open === 'lock' && (
        <LockDialog
          memberId={memberId}
          nickname={nickname}
          onClose={() => setOpen(null)}
          onDone={() => void revalidate()}
        />
      )}
      {open === 'unlock' && (
        <ReasonDialog
          title={`解锁账户：${nickname}`}
          reasons={['已核实身份', '误锁']}
          action="解锁"
          onClose={() => setOpen(null)}
          onConfirm={async (reason) => {
            const reply = await api.members.unlock({ memberId, reason });
            if (!reply.ok) return reply.refusal.message;
            showToast('已解锁');
            void revalidate();
            return null;
          }}
        >
          <p>会员可以重新登录。</p>
        </ReasonDialog>
      )}
      {open === 'close' && (
        <ReasonDialog
          title={`应要求注销：${nickname}`}
          reasons={['会员来电要求，已核实身份', '会员书面要求，已核实身份']}
          action="申请注销"
          isDanger
          onClose={() => setOpen(null)}
          onConfirm={async (reason) => {
            const reply = await api.members.close({ memberId, reason });
            if (!reply.ok) return reply.refusal.message;
            showToast(`已申请注销，${formatTime(reply.value.effectiveAt)} 生效`);
            void revalidate();
            return null;
          }}
        >
          <p>7 天后删除个人资料，不能找回；此前会员可以撤回。积分、优惠券随账号失效。</p>
          {member.closingBlockers.length > 0 && (
            <p className="note note-warn">还不能注销：{member.closingBlockers.join('；')}</p>
          )}
        </ReasonDialog>
      )}
    </>
  );
}

const Figures = ({ member }: { member: Member }) => (
  <dl className="figs">
    <div className="fig">
      <dt>12 个月支付</dt>
      <dd className="fig-v">{formatFen(member.paidFen)}</dd>
    </div>
    <div className="fig">
      <dt>订单</dt>
      <dd className="fig-v">{member.orders}</dd>
    </div>
    <div className="fig">
      <dt>退换货</dt>
      <dd className="fig-v">{member.returns}</dd>
    </div>
    <div className="fig">
      <dt>积分</dt>
      <dd className="fig-v">{member.points}</dd>
    </div>
    <div className="fig">
      <dt>储值卡可用</dt>
      <dd className="fig-v">{formatFen(member.storedFen)}</dd>
    </div>
  </dl>
);

function Orders({ member }: { member: Member }) {
  const canOpen = useCan()('order:read');
  return (
    <section className="panel mt-4" aria-labelledby="orders">
      <div className="panel-h">
        <h2 id="orders">最近订单</h2>
      </div>
      {member.recentOrders.length === 0 ? (
        <p className="muted">还没有订单</p>
      ) : (
        <table className="tbl tbl-in">
          <thead>
            <tr>
              <th>订单号</th>
              <th>下单</th>
              <th className="num">应付</th>
              <th>状态</th>
            </tr>
          </thead>
          <tbody>
            {member.recentOrders.map(({ orderId, createdAt, payableFen, statuses }) => (
              <tr key={orderId}>
                <td>
                  {canOpen ? (
                    <Link className="lnk-q" to={`/orders/${orderId}`}>
                      {orderId}
                    </Link>
                  ) : (
                    orderId
                  )}
                </td>
                <td>{formatTime(createdAt)}</td>
                <td className="num">{formatFen(payableFen)}</td>
                <td>{statuses.join('、')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const PointsAndCoupons = ({ member }: { member: Member }) => (
  <div className="cols-2 mt-4">
    <section className="panel" aria-labelledby="points">
      <div className="panel-h">
        <h2 id="points">积分变动</h2>
      </div>
      <table className="tbl tbl-in">
        <tbody>
          {member.pointsChanges.map(({ at, text, points, balance }) => (
            <tr key={`${at}${text}${balance}`}>
              <td>{formatTime(at)}</td>
              <td>{text}</td>
              <td className="num">{points > 0 ? `+${points}` : points}</td>
              <td className="num muted">{balance}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {member.pointsChanges.length === 0 && <p className="muted">没有变动</p>}
    </section>
    <section className="panel" aria-labelledby="coupons">
      <div className="panel-h">
        <h2 id="coupons">优惠券</h2>
      </div>
      <table className="tbl tbl-in">
        <tbody>
          {member.coupons.map(({ couponId, title, state, validTo }) => (
            <tr key={couponId}>
              <td>{title}</td>
              <td>{COUPON_STATES[state]}</td>
              <td className="muted">至 {formatTime(validTo)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {member.coupons.length === 0 && <p className="muted">没有优惠券</p>}
    </section>
  </div>
);

const SignIns = ({ member }: { member: Member }) => (
  <section className="panel mt-4" aria-labelledby="sign-ins">
    <div className="panel-h">
      <h2 id="sign-ins">登录与设备</h2>
      <span className="muted">
        登录中 {member.devices.map(({ name, address }) => `${name}（${address}）`).join('、') || '无'}
      </span>
    </div>
    <table className="tbl tbl-in">
      <thead>
        <tr>
          <th>时间</th>
          <th>方式</th>
          <th>结果</th>
          <th>网络</th>
          <th>风险</th>
        </tr>
      </thead>
      <tbody>
        {member.signIns.map(({ at, way, outcome, network, score, reasons }) => (
          <tr key={`${at}${way}${outcome}`}>
            <td>{formatTime(at)}</td>
            <td>{SIGN_IN_WAYS[way]}</td>
            <td>{outcome === 'signed-in' ? '登录' : '要求二次验证'}</td>
            <td>{network}</td>
            <td>{score === 0 ? <span className="muted">无</span> : `${score}：${reasons.join('；')}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {member.signIns.length === 0 && <p className="muted">没有登录记录</p>}
  </section>
);

function PersonalData({ member }: { member: Member }) {
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
        <dt>最近登录</dt>
        <dd>{formatTime(member.lastLoginAt)}</dd>
        <dt>地址</dt>
        <dd>
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

const Locks = ({ member }: { member: Member }) =>
  member.locks.length === 0 ? null : (
    <section className="panel" aria-labelledby="locks">
      <div className="panel-h">
        <h2 id="locks">锁定记录</h2>
      </div>
      <ul className="stack">
        {member.locks.map(({ lockedAt, lockedBy, reason, until, endedAt, endedBy }) => (
          <li key={lockedAt}>
            {formatTime(lockedAt)} {lockedBy}：{reason}
            <span className="muted">
              {endedAt === null
                ? until === null
                  ? '，未定结束'
                  : `，至 ${formatTime(until)}`
                : `，${formatTime(endedAt)} ${endedBy ?? '到时'}解锁`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
