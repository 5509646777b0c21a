import { Link, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { addressOf, pathOf, readAddress } from '../../ui/content/preview-address.ts';
import { formatExactTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/preview.route';
import { DifferenceList, MomentWarnings } from './DifferenceList.tsx';
import { DraftChoice } from './DraftChoice.tsx';
import { PlannedMoments } from './PlannedMoments.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { TimelineBar } from './TimelineBar.tsx';

export const meta = () => [{ title: '按日期预览 · 花容管理后台' }];
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = readAddress(new URL(request.url).searchParams);
  const choices = await load(api.preview.choices({}));
  const { at, shopper, sets } = address;
  const moment = { ...(at !== null && { at }), ...(sets.length > 0 && { sets: sets.join() }) };
  const reply = await api.preview.link({ ...moment, shopper });
  if (!reply.ok) return { address, choices, link: null, differences: null, problem: reply.refusal.message };
  const differences = await load(api.preview.differences(moment));
  return { address, choices, link: reply.value, differences, problem: null };
}

/** The whole shop as it will be at a moment, for a guest or a card. */
export default function PreviewPage({
  loaderData: { address, choices, link, differences, problem },
}: Route.ComponentProps) {
  const { shopUrl } = useSession();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const isBusy = useNavigation().state === 'loading' || revalidator.state === 'loading';
  const url = link && `${shopUrl}${link.path}${pathOf(choices.pages, address.page)}`;
  const go = (changed: Partial<typeof address>) =>
    void navigate(addressOf({ ...address, ...changed }), { preventScrollReset: true });
  const drafts = choices.drafts.filter(({ setId }) => address.sets.includes(setId));
  const shopper = choices.shoppers.find((each) => each.shopper === address.shopper)?.name;
  return (
    <>
      <div className="phead">
        <h1>预览商店</h1>
        <span className="phead-n">只能看，不能下单；价格、促销、内容和排好的改动都是那一刻的</span>
        {url && (
          <div className="acts">
            {address.back !== null && (
              <Link className="btn" to={address.back}>
                <Icon name="left" />
                继续编辑
              </Link>
            )}
            <button type="button" className="btn" onClick={() => void copyLink(url)}>
              <Icon name="copy" />
              给同事看
            </button>
            <a className="btn" href={url} target="_blank" rel="noopener noreferrer">
              <Icon name="external" />
              新窗口
            </a>
            <button
              type="button"
              className="btn"
              disabled={isBusy}
              onClick={() => void revalidator.revalidate()}
            >
              <Icon name="refresh" />
              重新载入
            </button>
          </div>
        )}
      </div>
      <PreviewBar key={address.at} choices={choices} address={address} onChange={go} />
      <TimelineBar choices={choices} at={address.at} onChange={(at) => go({ at })} />
      <div className="pv">
        {/* Before the frame: with the keyboard one would go through every link of the shop to get here. */}
        <aside className="stack stack-4 pv-side">
          {differences && <DifferenceList lines={differences.lines} />}
          <DraftChoice drafts={choices.drafts} chosen={address.sets} onChange={(sets) => go({ sets })} />
          {differences && <MomentWarnings warnings={differences.warnings} />}
          <PlannedMoments moments={choices.moments} address={address} />
        </aside>
        <div className="pv-shop">
          {problem && (
            <div className="note note-err" role="alert">
              <div>{problem}</div>
            </div>
          )}
          {link && url && (
            <>
              <p className="pv-moment" role="status">
                <b>{formatExactTime(link.at).slice(0, 16)}</b>
                <span>{shopper}</span>
                {drafts.length > 0 && <span>含草稿{drafts.map(({ title }) => `“${title}”`).join('、')}</span>}
                <span className="dim">链接 {formatExactTime(link.until).slice(11, 16)} 前有效</span>
              </p>
              <div
                className={isBusy ? 'pv-frame is-busy' : 'pv-frame'}
                data-device={address.device}
                aria-busy={isBusy}
              >
                <iframe key={url} title="那一刻的商店" src={url} />
              </div>
            </>
          )}
        </div>
      </div>
    </>
  );
}

async function copyLink(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    showToast('链接已复制，15 分钟内有效');
  } catch {
    showToast('浏览器不允许复制，请在新窗口打开后从地址栏复制');
  }
}
