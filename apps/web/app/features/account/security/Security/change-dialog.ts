/** Props of every dialog that changes the account's security. */
export interface ChangeDialog {
  onClose: () => void;
  /** Called after the change; the page reloads its data. */
  onDone: () => void;
}
