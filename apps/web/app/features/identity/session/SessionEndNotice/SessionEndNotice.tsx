import { Notice } from '@huarong/ui';
import { useSession } from '../../../../platform/session/use-session.ts';
import styles from './SessionEndNotice.module.css';
import { sessionEndWords } from './session-end-text.ts';

/** Why the login page came up by itself. */
export function SessionNotice() {
  const words = sessionEndWords(useSession().currentErrorCode);
  if (!words) return null;
  return (
    <div className={styles.notice} role="status">
      <Notice tone={words.tone} icon={words.icon} title={words.title}>
        {words.text}
      </Notice>
    </div>
  );
}
