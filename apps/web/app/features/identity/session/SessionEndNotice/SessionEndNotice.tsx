import { Notice } from '@huarong/ui';
import { useSession } from '../../../../platform/session/use-session.ts';
import styles from './SessionEndNotice.module.css';
import { sessionEndText } from './session-end-text.ts';

/** Explains on the login page why the session ended. */
export function SessionEndNotice() {
  const endText = sessionEndText(useSession().currentErrorCode);
  if (!endText) return null;
  return (
    <div className={styles.notice} role="status">
      <Notice tone={endText.tone} icon={endText.icon} title={endText.title}>
        {endText.text}
      </Notice>
    </div>
  );
}
