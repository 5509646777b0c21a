import { Icon, type IconName } from '@huarong/ui';
import styles from './Promises.module.css';

const PROMISES: [IconName, string][] = [
  ['shield', '官方授权'],
  ['truck', '满 199 元包邮'],
  ['return', '7 天无理由退货'],
  ['chat', '美妆顾问在线'],
];

/** The service promises of the shop, and the return exception of this product. */
export const Promises = ({ returnException }: { returnException?: string | undefined }) => (
  <>
    <ul className={styles.promises}>
      {PROMISES.filter(([icon]) => !(icon === 'return' && returnException)).map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} size={16} />
          {text}
        </li>
      ))}
    </ul>
    {returnException && <p className={styles.exception}>不支持 7 天无理由退货：{returnException}</p>}
  </>
);
