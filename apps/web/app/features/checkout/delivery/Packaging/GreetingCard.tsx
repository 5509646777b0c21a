import { Button, Dialog, TextArea } from '@huarong/ui';
import { useRef } from 'react';
import { useAction } from '../../../../platform/actions/use-action.ts';

interface GreetingCardProps {
  open: boolean;
  greeting: string;
  onClose: () => void;
  /** Resolves to whether it was saved; an empty text removes the greeting. */
  onSave: (greeting: string) => Promise<boolean>;
}
const MAX_LENGTH = 100;

/** Edits the greeting printed on the card in the gift box. */
export function GreetingCard({ open, greeting, onClose, onSave }: GreetingCardProps) {
  const textArea = useRef<HTMLTextAreaElement>(null);

  const [isBusy, save] = useAction(async () => {
    const isSaved = await onSave(textArea.current?.value.trim() ?? '');
    if (isSaved) onClose();
  });
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
