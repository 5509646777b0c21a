import type { MemberCard } from '@huarong/contract/member-card';
import { Block } from '../../account/index.ts';
import styles from './Benefits.module.css';

/** Benefits of each card level; the member's level is highlighted. */
export const Benefits = ({ card: { tiers, cardType, benefits } }: { card: MemberCard }) => (
  <Block title="各级权益" note="升级当天生效">
    <table className={styles.benefits} aria-label="各级会员卡的权益">
      <thead>
        <tr>
          <th scope="col">权益</th>
          {tiers.map((tier) => (
            <th key={tier.cardType} scope="col" data-mine={tier.cardType === cardType || undefined}>
              {tier.cardName}
              {tier.cardType === cardType && <small>当前</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {benefits.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {tiers.map((tier) => (
              <td key={tier.cardType} data-mine={tier.cardType === cardType || undefined}>
                {values[tier.cardType]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Block>
);
