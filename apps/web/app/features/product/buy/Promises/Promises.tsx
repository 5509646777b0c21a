import { plainYuan } from '@huarong/core/content';
import { fromYuan, ZERO } from '@huarong/core/shared';
import { Icon, type IconName } from '@huarong/ui';
import { type Terms, useTerms } from '../../../../platform/terms/terms.ts';
import styles from './Promises.module.css';

const promisesOf = ({ freeFrom, returnDays, faultDays }: Terms): [IconName, string][] => [
  ['shield', '官方授权'],
  ['truck', `满 ${plainYuan(fromYuan(freeFrom) ?? ZERO)} 元包邮`],
  ['return', `${returnDays} 天无理由退货`],
  ['chat', `质量过敏 ${faultDays} 天可退`],
];

/** The service promises of the shop, and the return exception of this product. */
export function Promises({ returnException }: { returnException?: string | undefined }) {
  const terms = useTerms();
  return (
    <>
      <ul className={styles.promises}>
        {promisesOf(terms)
          .filter(([icon]) => !(icon === 'return' && returnException))
          .map(([icon, text]) => (
            <li key={icon}>
              <Icon name={icon} size={14} />
              {text}
            </li>
          ))}
      </ul>
      {returnException && (
        <p className={styles.exception}>
          不支持 {terms.returnDays} 天无理由退货：{returnException}
        </p>
      )}
    </>
  );
}
