/** Props of an option: its id, whether it is active, and what choosing it does. */
export type BindOption = (
  key: string,
  keyword?: string,
) => { id: string; isActive: boolean; onChoose: () => void };
