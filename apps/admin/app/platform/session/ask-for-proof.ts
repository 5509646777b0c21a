type Ask = () => Promise<boolean>;
let ask: Ask = async () => false;

/** The dialog that asks registers itself here; without it nothing can be proved. */
export function registerProofDialog(dialog: Ask): () => void {
  ask = dialog;
  return () => {
    ask = async () => false;
  };
}

/** Asks whoever is at the keyboard to prove who they are; true when they did. */
export const askForProof = (): Promise<boolean> => ask();
