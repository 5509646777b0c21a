import { ReturnKind } from '@huarong/core/returns';
import { ActionBar, Button, Loading, Notice, Price, Skeleton } from '@huarong/ui';
import { RefundBreakdown } from '../../RefundBreakdown/RefundBreakdown.tsx';
import styles from './ApplyForm.module.css';
import type { Application } from './use-application.ts';

/** The refund preview and the submit button. */
export const ApplicationSummary = ({ form }: { form: Application }) => (
  <aside className={styles.summary} aria-label="退款预览">
    <h2>{form.kind === ReturnKind.Exchange ? '换货预览' : '退款预览'}</h2>
    <div aria-live="polite">
      <PreviewContent form={form} />
    </div>
    {form.needsImage && <p className={styles.hint}>质量问题与过敏需要至少 1 张图片。</p>}
    <ActionBar>
      <p className={styles.phoneTotal} aria-hidden="true">
        {form.kind === ReturnKind.Exchange ? '换货不退款' : '预计退款'}
        {form.kind !== ReturnKind.Exchange && form.preview.state === 'loaded' && (
          <>
            <br />
            <Price amount={form.preview.refund.total} size="md" />
          </>
        )}
      </p>
      <Button type="submit" kind="ink" block loading={form.isSubmitting} disabled={!form.canSubmit}>
        提交申请
      </Button>
    </ActionBar>
    <p className={styles.hint}>金额按下单时记在每件商品上的分摊计算，与现在的价格、活动无关。</p>
  </aside>
);

function PreviewContent({ form: { preview, kind } }: { form: Application }) {
  switch (preview.state) {
    case 'loaded':
      return (
        <RefundBreakdown
          refund={preview.refund}
          totalLabel="预计退款"
          isExchange={kind === ReturnKind.Exchange}
        />
      );
    case 'refused':
      return <Notice tone="error">{preview.message}</Notice>;
    case 'loading':
      return (
        <Loading>
          <Skeleton shape="text" width="wide" />
          <Skeleton shape="text" width="half" />
        </Loading>
      );
    case 'none':
      return <p className={styles.hint}>选择要退的商品后，这里会显示退多少、退到哪里。</p>;
  }
}
