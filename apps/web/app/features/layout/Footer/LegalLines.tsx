import type { LayoutData } from '../layout-data.ts';
import { SlotLink } from '../SlotLink/SlotLink.tsx';
import { groupByMark } from './group-by-mark.ts';
import styles from './LegalLines.module.css';

type LegalSlots = Pick<LayoutData, 'footer_licence' | 'footer_company' | 'footer_policy'>;

/** The licence lines required by law on every page. */
export const LegalLines = ({ slots }: { slots: LegalSlots }) => (
  <div className={styles.legal}>
    {groupByMark(slots.footer_licence).map(([row, licences]) => (
      <p key={row}>
        {licences.map((licence) => (
          <SlotLink key={licence.omniture} resource={licence} />
        ))}
      </p>
    ))}
    <p>{slots.footer_company.map((fact) => fact.content).join('　')}</p>
    <p>
      <span>© 2026 花容 HUARONG</span>
      {slots.footer_policy.map((policy) => (
        <SlotLink key={policy.omniture} resource={policy} />
      ))}
    </p>
  </div>
);
