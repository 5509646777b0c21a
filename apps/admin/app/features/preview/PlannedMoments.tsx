import { Link } from 'react-router';
import { addressOf, type PreviewAddress } from '../../ui/content/preview-address.ts';
import { formatExactTime } from '../../ui/format.ts';
import type { PlannedMoment } from './types.ts';

const KINDS: Record<PlannedMoment['kind'], string> = {
  promotion: '促销',
  presale: '预售',
  set: '搭配价',
  content: '内容',
  campaign: '专题',
  coupon: '优惠券',
  section: '楼层',
  plan: '改动单',
};

/** What begins or ends next, each a link to that moment. */
export function PlannedMoments({
  moments,
  address,
}: {
  moments: readonly PlannedMoment[];
  address: PreviewAddress;
}) {
  return (
    <section className="panel" aria-labelledby="pv-planned">
      <header className="panel-h">
        <h2 id="pv-planned">接下来的变化</h2>
      </header>
      {moments.length === 0 ? (
        <p className="dim">一年以内没有排好的开始或结束。</p>
      ) : (
        <ol className="pv-moments">
          {moments.map((moment) => {
            const at = new Date(moment.at).toISOString();
            return (
              <li key={`${moment.at} ${moment.change} ${moment.kind} ${moment.title}`}>
                <Link
                  to={addressOf({ ...address, at })}
                  aria-current={at === address.at ? 'true' : undefined}
                >
                  <span className="dim">{formatExactTime(moment.at).slice(0, 16)}</span>
                  <b>
                    {moment.title}
                    {moment.kind === 'plan'
                      ? moment.change === 'begins'
                        ? '生效'
                        : '恢复'
                      : moment.change === 'begins'
                        ? '开始'
                        : '结束'}
                  </b>
                  <small className="dim">{KINDS[moment.kind]}</small>
                </Link>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
