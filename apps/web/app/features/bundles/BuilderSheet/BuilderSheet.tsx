import type { Bundle } from '@huarong/contract/bundles';
import { BuilderNotice } from '../BuilderNotice/BuilderNotice.tsx';
import { BuilderSteps } from '../BuilderSteps/BuilderSteps.tsx';
import { Engraving } from '../Engraving/Engraving.tsx';
import { PartGroups } from '../PartGroups/PartGroups.tsx';
import { Preview } from '../Preview/Preview.tsx';
import { ReturnNote } from '../ReturnNote/ReturnNote.tsx';
import { Rules } from '../Rules/Rules.tsx';
import { SelectionSummary } from '../SelectionSummary/SelectionSummary.tsx';
import type { PriceResult } from '../state/fetch-price.ts';
import { useBuilder } from '../state/use-builder.ts';
import styles from './BuilderSheet.module.css';

/** The preview on the left, the parts in the middle, the selection and its price on the right. */
export function BuilderSheet({ bundle, initialPrice }: { bundle: Bundle; initialPrice: PriceResult }) {
  const builder = useBuilder(bundle, initialPrice);
  return (
    <>
      <div className={styles.builder}>
        <Preview builder={builder} />
        <div>
          <p className={styles.brand}>
            <span>{bundle.brandNameEN}</span> {bundle.brandNameCN} · 定制
          </p>
          <h1>{bundle.title}</h1>
          <BuilderSteps builder={builder} />
          <BuilderNotice builder={builder} />
          <PartGroups builder={builder} />
          {builder.price && <Rules rules={builder.price.rules} />}
          <Engraving builder={builder} />
        </div>
        <SelectionSummary builder={builder} />
      </div>
      <ReturnNote returns={bundle.returns} />
    </>
  );
}
