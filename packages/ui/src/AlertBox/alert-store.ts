import { observable } from '../observable.ts';

export interface AlertTexts {
  /** Name of the box; 提示 unless told. */
  title?: string | undefined;
  /** The button that agrees; 确定 unless told. */
  confirmLabel?: string | undefined;
}

export interface ConfirmTexts extends AlertTexts {
  /** The button that declines; 取消 unless told. */
  cancelLabel?: string | undefined;
}

export interface AlertRequest extends ConfirmTexts {
  message: string;
  answer: (isConfirmed: boolean) => void;
}

/** Boxes waiting to be answered; the first one is on screen. */
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

/** Tells the shopper something that must be read; done when it has been put away. */
export const showAlert = async (message: string, texts: AlertTexts = {}): Promise<void> => {
  await enqueue(message, texts);
};

/** Asks before something that cannot be undone; true when the shopper agrees. */
export const showConfirm = (message: string, texts: ConfirmTexts = {}): Promise<boolean> =>
  enqueue(message, { cancelLabel: '取消', ...texts });
