import { Dialog } from '@huarong/ui';
import { AskForm } from './AskForm.tsx';

interface AskDialogProps {
  productId: string;
  open: boolean;
  onClose: () => void;
  onAsked: () => void;
}

export const AskDialog = ({ productId, open, onClose, onAsked }: AskDialogProps) => (
  <Dialog open={open} onClose={onClose} title="我要提问" description="买过的人和美妆顾问会来回答。">
    <AskForm
      productId={productId}
      onAsked={() => {
        onClose();
        onAsked();
      }}
    />
  </Dialog>
);
