import { Button, Notice } from '@huarong/ui';
import type { Builder } from '../state/use-builder.ts';

/** What to do next, or why the choice is refused. */
export const BuilderNotice = ({ builder }: { builder: Builder }) => (
  <div aria-live="polite">
    <NoticeContent {...builder} />
  </div>
);

function NoticeContent({ bundle, price, refusal, soldOutParts, engravingProblem, retry }: Builder) {
  if (soldOutParts.length > 0)
    return (
      <Notice tone="warn" title={`${soldOutParts.map(({ skuName }) => skuName).join('、')} 已售罄`}>
        点右侧的「更换」换一{bundle.unit}，价格随后更新。
      </Notice>
    );
  // A part sold out after the page loaded, so the page does not know which one.
  if (refusal?.about === 'part')
    return <Notice tone="error">选中的{bundle.partName}里有一款刚刚售罄，请刷新页面后更换。</Notice>;
  if (refusal?.about === 'choice')
    return (
      <Notice
        tone="error"
        action={
          <Button size="sm" onClick={retry}>
            重试
          </Button>
        }
      >
        {refusal.message}
      </Notice>
    );
  if (!price) return null;
  if (price.complete && engravingProblem)
    return (
      <Notice tone="warn" title="刻字还要改一下">
        {engravingProblem}
      </Notice>
    );
  const isBroken = price.rules.some(({ state }) => state === 'broken');
  // The first sentence of the hint is the state, the rest is advice.
  const [fact = '', ...advice] = price.hint.split('。').filter(Boolean);
  return (
    <Notice tone={isBroken ? 'warn' : price.complete ? 'ok' : 'info'} title={fact}>
      {advice.length > 0 && `${advice.join('。')}。`}
    </Notice>
  );
}
