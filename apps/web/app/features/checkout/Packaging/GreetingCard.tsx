import { Button, Dialog, TextArea } from '@huarong/ui';
import { useRef, useState } from 'react';

interface GreetingCardProps {
  open: boolean;
  greeting: string;
  onClose: () => void;
  /** Whether it was kept; an empty card takes the words away. */
  onSave: (greeting: string) => Promise<boolean>;
}
const MAX_LENGTH = 100;

/** What the card in the box says. */
export function GreetingCard({ open, greeting, onClose, onSave: onWrite }: GreetingCardProps) {
  const textArea = useRef<HTMLTextAreaElement>(null);
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const isSaved = await onWrite(textArea.current?.value.trim() ?? '');
    setBusy(false);
    if (isSaved) onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="写贺卡"
      description="印在卡片上，随礼盒一起寄出。"
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="ink" loading={isBusy} onClick={() => void save()}>
            保存贺卡
          </Button>
        </>
      }
    >
      <TextArea ref={textArea} label="贺卡内容" maxLength={MAX_LENGTH} rows={4} defaultValue={greeting} />
    </Dialog>
  );
}
