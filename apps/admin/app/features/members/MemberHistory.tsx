import { Link } from 'react-router';
import { useCan } from '../../platform/session/use-session.ts';
import { formatFen, formatTime } from '../../ui/format.ts';
import { SessionTable } from '../../ui/people/SessionTable.tsx';
import { SignInTable } from '../../ui/people/SignInTable.tsx';
import { COUPON_STATES, SIGN_IN_WAYS } from './member-labels.ts';
import type { Member } from './types.ts';

/** What a member has bought, collected and how they signed in. */
export const MemberHistory = ({ member }: { member: Member }) => (
  <>
    <Figures member={member} />
    <Orders member={member} />
    <PointsAndCoupons member={member} />
    <SignIns member={member} />
  </>
);

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
      <dd className="fig-v">{member.points.toLocaleString('en-US')}</dd>
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
        <h2 id="orders">近期订单</h2>
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

/** +1,168 or −500 */
const formatPoints = (points: number) =>
  `${points > 0 ? '+' : '−'}${Math.abs(points).toLocaleString('en-US')}`;

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
              <td className="wrap-c">{text}</td>
              <td className="num">{formatPoints(points)}</td>
              <td className="num muted">{balance.toLocaleString('en-US')}</td>
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
              <td className="wrap-c">{title}</td>
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
    </div>
    <SessionTable
      rows={member.devices.map((device) => ({ ...device, id: device.lastUsedAt, device: device.name }))}
    />
    <div className="mt-4">
      <SignInTable
        rows={member.signIns.map(({ at, way, outcome, network, score, reasons }) => ({
          at,
          way: SIGN_IN_WAYS[way],
          outcome: outcome === 'signed-in' ? '登录' : '要求二次验证',
          from: network,
          detail: score === 0 ? '' : `${score}：${reasons.join('；')}`,
        }))}
        fromLabel="网络"
        detailLabel="风险"
      />
    </div>
  </section>
);
