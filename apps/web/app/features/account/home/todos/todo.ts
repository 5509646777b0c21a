import type { IconName } from '@huarong/ui';

/** Something that waits for the member. */
export interface Todo {
  key: string;
  icon: IconName;
  title: string;
  text: string;
  action: { label: string; path: string; isPaying?: true };
  /** The moment after which it is too late, in milliseconds; what has none can wait. */
  dueAt?: number | undefined;
  /** Every minute counts: what is left is counted down. */
  isCountedDown?: boolean;
  imagePath?: string | undefined;
}
