import type { Part, Slot } from '../choice/builder-choice.ts';

/** What a scene shows: each slot with its part, and the engraved text. */
export interface SceneProps {
  slots: readonly { slot: Slot; part: Part | undefined }[];
  text: string;
  font: string;
  /** The text that screen readers announce instead of the illustration. */
  label: string;
}
