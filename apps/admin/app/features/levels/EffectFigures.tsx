import { formatFen } from '../../ui/format.ts';
import type { LevelSettings } from './levels-draft.ts';
import type { Effect } from './use-what-if.ts';

interface EffectFiguresProps extends Pick<LevelSettings, 'names'> {
  effect: Effect;
}

/** Who is one order away, and what the change costs by the orders of the last days. */
export function EffectFigures({ effect: { nearly, cost }, names }: EffectFiguresProps) {
  const days = `近 ${cost.days} 天`;
  return (
    <>
      <dl className="figs mt-3">
        {nearly.map(({ to, members }) => (
          <div className="fig" key={to}>
            <dt>再买一单就够{names[to]}</dt>
            <dd className="fig-v">{members.toLocaleString('en-US')} 人</dd>
            <dd className="fig-d">每单按 {formatFen(cost.averageFen)}</dd>
          </div>
        ))}
        <div className="fig">
          <dt>{cost.points < 0 ? '少送积分' : '多送积分'}</dt>
          <dd className="fig-v">{formatFen(Math.abs(cost.pointsFen))}</dd>
          <dd className="fig-d">
            {days}，{Math.abs(cost.points).toLocaleString('en-US')} 分
          </dd>
        </div>
        <div className="fig">
          <dt>{cost.freightFen < 0 ? '多收运费' : '少收运费'}</dt>
          <dd className="fig-v">{formatFen(Math.abs(cost.freightFen))}</dd>
          <dd className="fig-d">{days}</dd>
        </div>
      </dl>
      <p className="hint mt-2">
        按{days}付过款、没有取消的 {cost.orders.toLocaleString('en-US')}{' '}
        单重算，会员用今天的卡与换卡后的卡。积分按商品实付减退款，每 100 分合
        ¥1.00；运费按收货地区与优惠后的金额，用过免邮券的不重算。其他权益不计。
      </p>
    </>
  );
}
