/** A page of a list with the field names of the contract. */
export const pageOf = <Item>(
  list: Item[],
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  total: number,
) => ({ list, currentPage: pageNo, totalPages: Math.ceil(total / pageSize), total });
