import { Link, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { SelectField } from '../../ui/Field.tsx';
import { formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Route } from './+types/conflicts.route';
import { ConflictList } from './ConflictList.tsx';

export const meta = () => [{ title: '活动冲突 · 花容管理后台' }];
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const offerId = new URL(request.url).searchParams.get('offer') ?? '';
  const { offers } = await load(api.simulator.offers({}));
  const isAsked = /^[A-Za-z0-9_-]{1,64}$/.test(offerId);
  return { offers, offerId, found: await load(api.simulator.conflicts(isAsked ? { offerId } : {})) };
}

/** Offers that contradict each other or sell below cost: of one promotion, or of everything live and drafted. */
export default function ConflictsPage({ loaderData: { offers, offerId, found } }: Route.ComponentProps) {
  const [, setSearch] = useSearchParams();
  const { state } = useNavigation();
  const { revalidate, state: again } = useRevalidator();
  const { checked } = found;
  const isBusy = state === 'loading' || again === 'loading';
  return (
    <>
      <div className="phead">
        <h1>活动冲突</h1>
        <span className="phead-n">{found.conflicts.length} 处，先改红的再发布</span>
        <div className="acts">
          <Link className="btn" to="/simulator">
            试算
          </Link>
          <button type="button" className="btn btn-ink" disabled={isBusy} onClick={() => void revalidate()}>
            <Icon name="refresh" />
            重新检查
          </button>
        </div>
      </div>
      <div className="conf-head">
        <SelectField
          label="检查哪个"
          value={offerId}
          onChange={({ target }) => setSearch(target.value === '' ? {} : { offer: target.value })}
          options={[
            { value: '', label: '全部活动与草稿' },
            ...offers.map(({ id, title, state: is, startsAt }) => ({
              value: id,
              label: `${title}（${is === 'draft' ? '草稿' : '已发布'}，${formatTime(startsAt)} 起）`,
            })),
          ]}
        />
        <p className="hint">
          对照 {checked.promotions} 个促销、{checked.coupons} 种优惠券、{checked.sets} 个搭配价，
          {checked.skus} 个规格，用时 {(found.milliseconds / 1000).toFixed(1)} 秒；毛利底线{' '}
          {found.floorPercent} %{found.hasCosts ? '' : '；你不能查看成本，只列出规格'}
        </p>
      </div>
      <ConflictList conflicts={found.conflicts} />
    </>
  );
}
