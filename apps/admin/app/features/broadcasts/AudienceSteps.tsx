import { peopleText } from './broadcast-labels.ts';
import type { Counted } from './types.ts';

/** The conditions in words, each with how many are left after it. */
export const AudienceSteps = ({ counted }: { counted: Counted }) => (
  <ol className="bc-steps" aria-label="条件与人数">
    {counted.steps.length === 0 && (
      <li>
        <span className="muted">没有条件</span>
        <span className="chip">全部会员</span>
        <span className="n">{peopleText(counted.members)}</span>
      </li>
    )}
    {counted.steps.map(({ text, members }, at) => (
      <li key={text}>
        <span className="muted">{at === 0 ? '' : '并且'}</span>
        <span className="chip">{text}</span>
        <span className="n">{peopleText(members)}</span>
      </li>
    ))}
  </ol>
);
