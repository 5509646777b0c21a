import type { TextResource } from '@huarong/contract/content';
import { shanghaiDayTime } from '@huarong/core/shared';
import { data } from 'react-router';
import { createApi } from '../../platform/api/index.ts';
import { notFound } from '../../platform/pages/not-found.ts';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { loadTextSlots } from '../../platform/pages/slots.ts';
import { transportContext } from '../../platform/pages/transport-context.ts';
import { Footer, loadLayout } from '../layout/index.ts';
import type { Route } from './+types/maintenance.route';
import illustration from './art/maintenance.webp';
import { ErrorNote, ErrorScene } from './ErrorScene/ErrorScene.tsx';
import styles from './maintenance.module.css';
import { SlimHeader } from './SlimHeader/SlimHeader.tsx';

/** Exists only during maintenance; otherwise the address is a 404. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = createApi(context.get(transportContext));
  const [config, layout, notice] = await Promise.all([
    api.content.commonConfig({}),
    loadLayout(api),
    loadTextSlots(api, ['maintenance_notice', 'maintenance_scope']),
  ]);
  const maintenance = config.ok ? config.value.maintenance : null;
  if (!maintenance) throw notFound();
  return data(
    { layout, notice, maintenance },
    { status: 503, headers: { 'retry-after': String(maintenance.retryAfter) } },
  );
}
/** Rendered in place of the requested page, so the client router must not start: its address would not match. */
export const handle = { isStatic: true };
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = () => privatePageMeta('维护中');

const DEFAULT_NOTICE: TextResource = {
  mark: '正在维护',
  content: '收拾一下，马上回来',
  note: '我们正在升级系统，暂时不能下单和付款。已经付款的订单照常发货。',
  link: '',
  omniture: '',
};

/** What staff wrote when they closed the shop; without it, what the content slot says. */
function noticeOf(
  { sentence, expectedEnd }: Route.ComponentProps['loaderData']['maintenance'],
  slot: TextResource = DEFAULT_NOTICE,
): TextResource {
  if (sentence === null) return slot;
  const mark =
    expectedEnd === null ? DEFAULT_NOTICE.mark : `预计 ${shanghaiDayTime(new Date(expectedEnd))} 恢复`;
  return { ...DEFAULT_NOTICE, mark, note: sentence };
}

export default function Maintenance({ loaderData: { layout, notice, maintenance } }: Route.ComponentProps) {
  const { mark = '', content, note = '' } = noticeOf(maintenance, notice.maintenance_notice[0]);
  const hotline = layout.footer_hotline[0];
  return (
    <>
      <SlimHeader hotline={hotline ? `${hotline.mark} ${hotline.content}` : ' '} />
      <ErrorScene
        illustration={illustration}
        kicker={mark}
        title={content}
        text={note}
        illustrationSide="right"
      >
        {notice.maintenance_scope.length > 0 && (
          <dl className={styles.scope}>
            {notice.maintenance_scope.map((line) => (
              <div key={line.omniture}>
                <dt>{line.mark}</dt>
                <dd>{line.content}</dd>
              </div>
            ))}
          </dl>
        )}
        {hotline && (
          <ErrorNote>
            {hotline.mark} {hotline.content}，维护期间有人值班。
          </ErrorNote>
        )}
      </ErrorScene>
      <Footer slots={layout} />
    </>
  );
}
