/** One line of a marketing slot, as an editor would write it. */
export interface SlotLine {
  content: string;
  link?: string;
  /** A second line: a coupon's condition, a hint under a category. */
  note?: string;
  /** A short mark before or above the text: an amount, a pigment's name, the title of the group it stands in. */
  mark?: string;
  /** The line counts down to this long after the demo was started, so that it is live whenever that is. */
  endsInHours?: number;
}
export interface PictureLine extends SlotLine {
  /** A file of catalogue/pictures. */
  picture: string;
  width: number;
  height: number;
}
