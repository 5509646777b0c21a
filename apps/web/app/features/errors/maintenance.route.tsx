import type { TextResource } from '@huarong/contract/content';
import { data } from 'react-router';
import { createApi } from '../../platform/api/index.ts';
import { notFound } from '../../platform/pages/not-found.ts';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { loadTextSlots } from '../../platform/pages/slots.ts';
import { transportContext } from '../../platform/pages/transport-context.ts';
import { Footer, loadLayout } from '../layout/index.ts';
import type { Route } from './+types/maintenance.route';
import illustration from './art/maintenance.svg';
import { ErrorNote, ErrorScene } from './ErrorScene/ErrorScene.tsx';
import styles from './maintenance.module.css';
import { SlimHeader } from './SlimHeader/SlimHeader.tsx';

const RETRY_SECONDS = '300';

/** Exists only during maintenance; otherwise the address is a 404. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = createApi(context.get(transportContext));
  const [config, layout, notice] = await Promise.all([
    api.content.commonConfig({}),
    loadLayout(api),
    loadTextSlots(api, ['maintenance_notice', 'maintenance_scope']),
  ]);
  if (!config.ok || !config.value.switches['isUnderMaintenance']) throw notFound();
  return data({ layout, notice }, { status: 503, headers: { 'retry-after': RETRY_SECONDS } });
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

export default function Maintenance({ loaderData: { layout, notice } }: Route.ComponentProps) {
  const { mark = '', content, note = '' } = notice.maintenance_notice[0] ?? DEFAULT_NOTICE;
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
