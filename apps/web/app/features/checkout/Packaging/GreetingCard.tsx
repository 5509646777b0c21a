import { Button, Dialog, TextArea } from '@huarong/ui';
import { useRef, useState } from 'react';

interface GreetingCardProps {
  open: boolean;
  greeting: string;
  onClose: () => void;
  /** Whether it was kept; an empty card takes the words away. */
  onWrite: (greeting: string) => Promise<boolean>;
}
const MOST = 100;

/** What the card in the box says. */
export function GreetingCard({ open, greeting, onClose, onWrite }: GreetingCardProps) {
  const words = useRef<HTMLTextAreaElement>(null);
  const [isBusy, setBusy] = useState(false);

  async function write() {
    setBusy(true);
    const isKept = await onWrite(words.current?.value.trim() ?? '');
    setBusy(false);
    if (isKept) onClose();
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
          <Button kind="ink" loading={isBusy} onClick={() => void write()}>
            保存贺卡
          </Button>
        </>
      }
    >
      <TextArea ref={words} label="贺卡内容" maxLength={MOST} rows={4} defaultValue={greeting} />
    </Dialog>
  );
}
