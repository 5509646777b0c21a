/** What every dialog that changes something about the account is told. */
export interface ChangeDialog {
  onClose: () => void;
  /** It has been changed: the page asks again. */
  onDone: () => void;
}
