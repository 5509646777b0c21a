/** Whether an input method handles the key. Safari reports the final Enter only by key code 229. */
export const isForInputMethod = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229;
