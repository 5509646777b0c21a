import type { BundlePrice } from '@huarong/contract/bundles';
import { Icon, VisuallyHidden } from '@huarong/ui';
import styles from './Rules.module.css';

const STATE_SIGNS = {
  met: { icon: 'check', text: '已满足：' },
  open: { icon: 'info', text: '待完成：' },
  broken: { icon: 'warning', text: '需要调整：' },
} as const;

/** Every rule of the bundle and its state, shown by icon and text and not by colour alone. */
export const Rules = ({ rules }: { rules: BundlePrice['rules'] }) => (
  <ul className={styles.rules} aria-label="搭配规则">
    {rules.map(({ code, text, state }) => (
      <li key={code} data-state={state}>
        <Icon name={STATE_SIGNS[state].icon} size={16} />
        <span>
          <VisuallyHidden>{STATE_SIGNS[state].text}</VisuallyHidden>
          {text}
        </span>
      </li>
    ))}
  </ul>
);
