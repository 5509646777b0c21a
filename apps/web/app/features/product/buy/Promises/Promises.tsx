import { plainYuan } from '@huarong/core/content';
import { fromYuan, STORE, ZERO } from '@huarong/core/shared';
import { Icon, type IconName } from '@huarong/ui';
import { type Terms, useTerms } from '../../../../platform/terms/terms.ts';
import styles from './Promises.module.css';

const { orders } = STORE;
const promisesOf = ({ freeFrom }: Terms): [IconName, string][] => [
  ['shield', '官方授权'],
  ['truck', `满 ${plainYuan(fromYuan(freeFrom) ?? ZERO)} 元包邮`],
  ['return', `${orders.returnDays} 天无理由退货`],
  ['chat', `质量与过敏问题 ${orders.faultDays} 天可退`],
];

/** The service promises of the shop, and the return exception of this product. */
export const Promises = ({ returnException }: { returnException?: string | undefined }) => (
  <>
    <ul className={styles.promises}>
      {promisesOf(useTerms())
        .filter(([icon]) => !(icon === 'return' && returnException))
        .map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} size={16} />
            {text}
          </li>
        ))}
    </ul>
    {returnException && (
      <p className={styles.exception}>
        不支持 {orders.returnDays} 天无理由退货：{returnException}
      </p>
    )}
  </>
);
