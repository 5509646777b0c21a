import { Dialog } from '@huarong/ui';
import { AskForm } from './AskForm.tsx';

interface AskProps {
  productId: string;
  open: boolean;
  onClose: () => void;
  onAsked: () => void;
}

export const Ask = ({ productId, open, onClose, onAsked }: AskProps) => (
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
