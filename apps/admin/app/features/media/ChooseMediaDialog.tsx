import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { ChooseMedia } from './ChooseMedia.tsx';
import type { MediaRow } from './types.ts';

interface ChooseMediaDialogProps {
  title: string;
  without: ReadonlySet<string>;
  onClose: () => void;
  onChoose: (media: MediaRow) => void;
}

export function ChooseMediaDialog({ title, without, onClose, onChoose }: ChooseMediaDialogProps) {
  const [chosen, setChosen] = useState<MediaRow>();
  return (
    <Dialog
      title={title}
      size="lg"
      onClose={onClose}
      actions={
        <>
          <button
            type="button"
            className="btn btn-ink"
            disabled={!chosen}
            onClick={() => chosen && onChoose(chosen)}
          >
            用这张
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </>
      }
    >
      <ChooseMedia without={without} chosen={chosen?.mediaId ?? null} onChoose={setChosen} />
    </Dialog>
  );
}
