import { Button, Icon, TextArea } from '@huarong/ui';
import type { ClipboardEvent } from 'react';
import styles from './AddressForm.module.css';
import type { AddressDraft } from './address-draft.ts';
import { PasteQuestions } from './PasteQuestions.tsx';
import { recognisedText } from './pasted-draft.ts';
import { PASTE_LIMIT, type PastedAddressState } from './use-pasted-address.ts';

interface PasteAddressProps {
  paste: PastedAddressState;
  draft: AddressDraft;
  onChange: (change: Partial<AddressDraft>) => void;
}

/** Fills the form from a pasted text, and asks what the text leaves open. */
export function PasteAddress({ paste, draft, onChange }: PasteAddressProps) {
  const recognised = paste.parsed && recognisedText(paste.parsed);
  const onPaste = (event: ClipboardEvent) =>
    paste.setCut(event.clipboardData.getData('text').length > PASTE_LIMIT);
  return (
    <div className={styles.paste}>
      <TextArea
        label="粘贴整段地址，自动识别"
        name="pasted"
        value={paste.text}
        maxLength={PASTE_LIMIT}
        placeholder="例如：林知夏 13800000002 上海市徐汇区花间路 100 号 2 栋 301"
        error={paste.isCut ? `最多识别 ${PASTE_LIMIT} 个字，后面的没有粘贴进来` : undefined}
        onPaste={onPaste}
        onChange={(event) => paste.change(event.target.value, isPasteEvent(event.nativeEvent))}
      />
      <div className={styles.pasteRow}>
        <p aria-live="polite">
          {recognised && (
            <>
              <Icon name="check" size={14} />
              {recognised}
            </>
          )}
        </p>
        <Button
          size="sm"
          onClick={() => paste.parse(paste.text)}
          disabled={paste.text.trim() === ''}
          loading={paste.isParsing}
        >
          {paste.parsed ? '重新识别' : '识别'}
        </Button>
      </div>
      <PasteQuestions paste={paste} draft={draft} onChange={onChange} />
    </div>
  );
}

const isPasteEvent = (event: Event) => event instanceof InputEvent && event.inputType === 'insertFromPaste';
