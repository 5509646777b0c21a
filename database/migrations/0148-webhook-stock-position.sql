-- How far the stock is compared with what receivers were last informed of. One row, while somebody wants to know.
create table webhook_stock_position (
  is_only boolean primary key default true check (is_only),
  -- Entries of the stock ledger up to here are compared.
  ledger_id bigint not null,
  -- Skus up to here are compared in the present round over all of them.
  sku_id text not null default ''
);
