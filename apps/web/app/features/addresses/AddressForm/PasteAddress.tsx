import { Button, TextArea } from '@huarong/ui';
import { useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import styles from './AddressForm.module.css';
import type { AddressDraft } from './address-draft.ts';

interface PasteAddressProps {
  draft: AddressDraft;
  onParsed: (change: Partial<AddressDraft>) => void;
}

/** Fills the fields it can from a pasted address. */
export function PasteAddress({ draft, onParsed }: PasteAddressProps) {
  const [pasted, setPasted] = useState('');
  async function parsePasted() {
    const reply = await browserApi().addresses.parse({ text: pasted });
    if (!reply.ok) return;
    const { choices: _choices, ...found } = reply.value;
    onParsed(
      Object.fromEntries(Object.entries(found).filter(([key]) => key in draft)) as Partial<AddressDraft>,
    );
  }
  return (
    <div className={styles.paste}>
      <TextArea
        label="粘贴整段地址，自动识别"
        name="pasted"
        value={pasted}
        maxLength={300}
        placeholder="例如：林知夏 13800000002 上海市徐汇区花间路 100 号 2 栋 301"
        onChange={(event) => setPasted(event.target.value)}
      />
      <Button size="sm" onClick={parsePasted} disabled={pasted.trim() === ''}>
        识别
      </Button>
    </div>
  );
}
