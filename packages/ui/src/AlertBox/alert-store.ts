import { observable } from '../observable.ts';

export interface AlertTexts {
  /** Title of the box; 提示 by default. */
  title?: string | undefined;
  /** Label of the confirm button; 确定 by default. */
  confirmLabel?: string | undefined;
}

export interface ConfirmTexts extends AlertTexts {
  /** Label of the cancel button; 取消 by default. */
  cancelLabel?: string | undefined;
}

export interface AlertRequest extends ConfirmTexts {
  message: string;
  answer: (isConfirmed: boolean) => void;
}

/** Queue of open boxes; the first one is on screen. */
export const alertQueue = observable<readonly AlertRequest[]>([]);

function enqueue(message: string, texts: ConfirmTexts): Promise<boolean> {
  return new Promise((resolve) => {
    const request: AlertRequest = {
      ...texts,
      message,
      answer(isConfirmed) {
        alertQueue.write(alertQueue.read().filter((waiting) => waiting !== request));
        resolve(isConfirmed);
      },
    };
    alertQueue.write([...alertQueue.read(), request]);
  });
}

/** Shows a message that must be read; resolves when it is dismissed. */
export const showAlert = async (message: string, texts: AlertTexts = {}): Promise<void> => {
  await enqueue(message, texts);
};

/** Asks before an action that cannot be undone; resolves to true when confirmed. */
export const showConfirm = (message: string, texts: ConfirmTexts = {}): Promise<boolean> =>
  enqueue(message, { cancelLabel: '取消', ...texts });
