/** Keys belong to an input method until it is done. Safari says so by key code 229 only, after the word was chosen. */
export const isForInputMethod = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229;
