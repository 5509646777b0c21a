import { Icon } from '@huarong/ui';
import styles from './ShareButton.module.css';

/** What it does is fetched when it is pressed: few do, and the first load of the page is full. */
const share = async (title: string) =>
  (await import('../../../../platform/components/share-page.ts')).sharePage(title);

export const ShareButton = ({ title }: { title: string }) => (
  <button type="button" className={styles.share} onClick={() => share(title)}>
    <Icon name="share" size={16} />
    分享
  </button>
);
