import { Button } from '../Button/Button.tsx';
import type { AlertRequest } from './alert-store.ts';

/** The buttons of an alert box: a way out only when there is something to decline. */
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
