import type { Part, Slot } from '../choice/builder-choice.ts';

/** What a scene shows: each slot with what lies in it, and the words on the case. */
export interface SceneProps {
  slots: readonly { slot: Slot; part: Part | undefined }[];
  text: string;
  font: string;
  /** What readers hear instead of the picture. */
  label: string;
}
