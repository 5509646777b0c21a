import { VisuallyHidden } from '@huarong/ui';
import { fullCountText } from '../builder-texts.ts';
import type { Builder } from '../state/use-builder.ts';
import styles from './BuilderSteps.module.css';

/** The steps from an empty case to the cart; every step can be repeated at any time. */
export function BuilderSteps({ builder: { bundle, missingSlots, choice } }: { builder: Builder }) {
  const isFull = missingSlots.length === 0;
  const steps = [
    { name: bundle.caseName, isDone: true },
    { name: `填满${fullCountText(bundle)}`, isDone: isFull },
    ...(bundle.engraving ? [{ name: '刻字', isDone: isFull && choice.text.trim() !== '' }] : []),
    { name: '确认', isDone: false },
  ];
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className={styles.steps} aria-label="定制步骤">
      {steps.map(({ name, isDone }, index) => (
        <li
          key={name}
          data-standing={isDone ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <i aria-hidden="true">{index + 1}</i>
          {name}
          {isDone && <VisuallyHidden>（已完成）</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
