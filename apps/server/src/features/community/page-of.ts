/** A page of a list with the names the order list uses. */
export const pageOf = <Item>(
  list: Item[],
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  total: number,
) => ({ list, currentPage: pageNo, totalPages: Math.ceil(total / pageSize), total });
