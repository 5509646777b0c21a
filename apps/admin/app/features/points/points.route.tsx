import { Link } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { formatFen, formatTime } from '../../ui/format.ts';
import type { Route } from './+types/points.route';
import { Exchanges } from './Exchanges.tsx';
import { ForecastTable } from './ForecastTable.tsx';
import { formatPoints } from './points-texts.ts';
import { Rewards } from './Rewards.tsx';

export const meta = () => [{ title: '积分 · 花容管理后台' }];
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const tab = search.get('tab');
  const [after, before] = [search.get('after'), search.get('before')];
  const state = search.get('state') === 'sent' ? ('sent' as const) : ('placed' as const);
  const [forecast, exchanges, rewards] = await Promise.all([
    load(api.points.forecast({})),
    tab === 'exchanges'
      ? load(api.points.exchanges({ state, ...(after && { after }), ...(before && { before }) }))
      : null,
    tab === 'rewards' ? load(api.points.rewards({})) : null,
  ]);
  return { tab: tab === 'exchanges' || tab === 'rewards' ? tab : 'forecast', forecast, exchanges, rewards };
}

const TABS = { forecast: '到期预测', exchanges: '兑换', rewards: '兑换品' } as const;

/** Points: what expires, what was exchanged, what can be. The points of a member are on the page of the member. */
export default function PointsPage({ loaderData }: Route.ComponentProps) {
  const { tab, forecast, exchanges, rewards } = loaderData;
  const next = forecast.months.find(({ isOver }) => !isOver);
  return (
    <>
      <div className="phead">
        <h1>积分</h1>
        <span className="phead-n">
          {forecast.perYuan} 分抵 ¥1.00；加减一位会员的积分，在会员页的积分标签里
        </span>
      </div>
      <dl className="figs">
        <div className="fig">
          <dt>未用积分</dt>
          <dd className="fig-v">{formatPoints(forecast.points)}</dd>
          <dd className="fig-d">{formatTime(forecast.readAt)} 算出</dd>
        </div>
        <div className="fig">
          <dt>合</dt>
          <dd className="fig-v">{formatFen(forecast.worthFen)}</dd>
          <dd className="fig-d">全部用来抵扣时</dd>
        </div>
        <div className="fig">
          <dt>下一次到期</dt>
          <dd className="fig-v">{next?.month ?? '—'}</dd>
          <dd className="fig-d">
            {next ? `${formatPoints(next.points)} 分，${formatFen(next.worthFen)}` : ''}
          </dd>
        </div>
      </dl>
      <nav className="views mt-4" aria-label="积分">
        {(Object.keys(TABS) as (keyof typeof TABS)[]).map((each) => (
          <Link
            key={each}
            to={each === 'forecast' ? '?' : `?tab=${each}`}
            aria-current={each === tab ? 'page' : undefined}
          >
            {TABS[each]}
          </Link>
        ))}
      </nav>
      {tab === 'forecast' && <ForecastTable forecast={forecast} />}
      {exchanges && <Exchanges page={exchanges} />}
      {rewards && <Rewards rewards={rewards.rewards} />}
    </>
  );
}
