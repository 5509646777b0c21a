import { Button } from '../Button/Button.tsx';
import type { AlertRequest } from './alert-store.ts';

/** The buttons of an alert box; only a confirmation has a cancel button. */
export const AlertFooter = ({
  cancelLabel,
  confirmLabel = '确定',
  answer,
}: Omit<AlertRequest, 'message'>) => (
  <>
    {cancelLabel && <Button onClick={() => answer(false)}>{cancelLabel}</Button>}
    <Button kind="ink" onClick={() => answer(true)}>
      {confirmLabel}
    </Button>
  </>
);
