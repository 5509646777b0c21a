import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

export interface TaskActions {
  task: string;
  done: number;
  actions: number;
}

/** The hands of the staff: every key that is a command, every click, and every scan, paste or filled field is one action. */
export function createHands(page: Page) {
  const tasks: TaskActions[] = [];
  const count = () => {
    const task = tasks.at(-1);
    if (task) task.actions += 1;
  };
  return {
    /** What follows belongs to this task, which is done so many times. */
    begin: (task: string, done: number) => void tasks.push({ task, done, actions: 0 }),
    async press(key: string) {
      count();
      await page.keyboard.press(key);
    },
    /** One scan, paste or filled field. */
    async enter(text: string) {
      count();
      await page.keyboard.insertText(text);
    },
    async fill(field: Locator, text: string) {
      count();
      await field.fill(text);
    },
    async click(target: Locator) {
      count();
      await target.click();
    },
    report: (file: string) => writeFile(file, JSON.stringify(tasks)),
  };
}
export type Hands = ReturnType<typeof createHands>;
