/** Binds an option to the box: its id, whether it is the active one, and what choosing it does. */
export type BindOption = (
  key: string,
  keyword?: string,
) => { id: string; isActive: boolean; onChoose: () => void };
