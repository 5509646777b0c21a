import type { IconName } from '@huarong/ui';

/** A task that waits for the member. */
export interface Todo {
  key: string;
  icon: IconName;
  title: string;
  text: string;
  action: { label: string; path: string; isPaying?: true };
  /** Deadline in milliseconds; a task without one comes last. */
  dueAt?: number | undefined;
  /** Shows the time left as a countdown. */
  isCountedDown?: boolean;
  imagePath?: string | undefined;
}
