import { displayYuan, fromYuan, ZERO } from '@huarong/core/shared';
import { Radio } from '@huarong/ui';
import { useState } from 'react';
import { TextButton } from '../../../identity/index.ts';
import { SheetRow } from '../../SheetRow/SheetRow.tsx';
import type { CheckoutState } from '../../use-checkout.ts';
import type { DraftState } from '../../use-draft.ts';
import { GreetingCard } from './GreetingCard.tsx';
import styles from './Packaging.module.css';

/** Gift packaging and its greeting card. Packaging costs a fee, so a change requests a new quote. */
export function Packaging({ state, draftState }: { state: CheckoutState; draftState: DraftState }) {
  const [isEditingCard, setEditingCard] = useState(false);
  const { packagingId, greeting } = draftState.draft;
  const chosen = state.quote.packagings.find((packaging) => packaging.packagingId === packagingId);

  async function choose(next: string | null, text?: string) {
    const change = { packagingId: next ?? undefined, greeting: text };
    const isSaved = await draftState.save(change, (calls) =>
      calls.addGiftPackaging({ packagingId: next, ...(text && { greeting: text }) }),
    );
    if (isSaved && next !== (packagingId ?? null)) await state.choose({});
    return isSaved;
  }
  return (
    <SheetRow
      label="礼品包装"
      value={chosen ? `${chosen.name}${greeting && chosen.hasCard ? '，附贺卡' : ''}` : '无需包装'}
      amount={chosen && displayYuan(fromYuan(chosen.fee) ?? ZERO)}
    >
      <div className={styles.row}>
        <span id="packaging">礼品包装</span>
        <div className={styles.boxes} role="radiogroup" aria-labelledby="packaging">
          <Radio name="packaging" className={styles.box} checked={!chosen} onChange={() => void choose(null)}>
            无需包装
          </Radio>
          {state.quote.packagings.map((packaging) => (
            <Radio
              key={packaging.packagingId}
              name="packaging"
              className={styles.box}
              checked={packaging === chosen}
              onChange={() => void choose(packaging.packagingId, packaging.hasCard ? greeting : undefined)}
            >
              <span>
                {packaging.name}
                <small>
                  {displayYuan(fromYuan(packaging.fee) ?? ZERO)}
                  {packaging.hasCard && '，含贺卡'}
                </small>
              </span>
            </Radio>
          ))}
        </div>
        {chosen?.hasCard && (
          <TextButton onClick={() => setEditingCard(true)}>{greeting ? '改贺卡' : '写贺卡'}</TextButton>
        )}
        {chosen?.hasCard && greeting && <p className={styles.greeting}>贺卡：{greeting}</p>}
        <GreetingCard
          open={isEditingCard}
          greeting={greeting ?? ''}
          onClose={() => setEditingCard(false)}
          onSave={(text) => choose(packagingId ?? null, text || undefined)}
        />
      </div>
    </SheetRow>
  );
}
