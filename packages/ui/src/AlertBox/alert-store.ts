import { observable } from '../observable.ts';

export interface AlertWords {
  /** Name of the box; 提示 unless told. */
  title?: string | undefined;
  /** The button that agrees; 确定 unless told. */
  confirmLabel?: string | undefined;
}

export interface ConfirmWords extends AlertWords {
  /** The button that declines; 取消 unless told. */
  cancelLabel?: string | undefined;
}

export interface AlertRequest extends ConfirmWords {
  message: string;
  answer: (agreed: boolean) => void;
}

/** Boxes waiting to be answered; the first one is on screen. */
export const alertQueue = observable<readonly AlertRequest[]>([]);

function ask(message: string, words: ConfirmWords): Promise<boolean> {
  return new Promise((resolve) => {
    const request: AlertRequest = {
      ...words,
      message,
      answer(agreed) {
        alertQueue.write(alertQueue.read().filter((waiting) => waiting !== request));
        resolve(agreed);
      },
    };
    alertQueue.write([...alertQueue.read(), request]);
  });
}

/** Tells the shopper something that must be read; done when it has been put away. */
export const showAlert = async (message: string, words: AlertWords = {}): Promise<void> => {
  await ask(message, words);
};

/** Asks before something that cannot be undone; true when the shopper agrees. */
export const showConfirm = (message: string, words: ConfirmWords = {}): Promise<boolean> =>
  ask(message, { cancelLabel: '取消', ...words });
