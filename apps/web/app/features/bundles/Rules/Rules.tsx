import type { BundlePrice } from '@huarong/contract/bundles';
import { Icon, VisuallyHidden } from '@huarong/ui';
import styles from './Rules.module.css';

const SIGNS = {
  met: { icon: 'check', words: '已满足：' },
  open: { icon: 'info', words: '待完成：' },
  broken: { icon: 'warning', words: '需要调整：' },
} as const;

/** Every rule of the bundle and how the choice stands to it; sign and words, not colour alone. */
export const Rules = ({ rules }: { rules: BundlePrice['rules'] }) => (
  <ul className={styles.rules} aria-label="搭配规则">
    {rules.map(({ code, text, state }) => (
      <li key={code} data-state={state}>
        <Icon name={SIGNS[state].icon} size={16} />
        <span>
          <VisuallyHidden>{SIGNS[state].words}</VisuallyHidden>
          {text}
        </span>
      </li>
    ))}
  </ul>
);
