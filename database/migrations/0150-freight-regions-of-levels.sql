-- The provinces of each remote row of free_from, [["54", "65"], …], so that thresholds follow their provinces and not the
-- position of a row. Null: levels of an earlier release, matched by position as they were then.
alter table card_level add column freight_regions jsonb;
