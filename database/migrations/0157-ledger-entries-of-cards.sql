-- Builds indexes while the shop writes its ledger. Entries of cards are few among those of orders and banks.
create index concurrently ledger_entry_of_cards on ledger_entry (id) where account like 'card:%';
